import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import SimpleLayout

/// The frames of single views.
extension SpecRun {
    /// The frame of a view, as the samples of the state show it.
    package struct ShownFrame: Sendable {
        /// The name of the Swift property, as `dump frames` has it.
        package let name: String
        /// The device, in words.
        package let device: String
        /// The left, the top, the width and the height in points from the top left corner of the screen, to tenths.
        package let sides: [String]
        /// False where the constraints cannot all hold on the device: the frame is what is left of them then.
        package let fits: Bool
    }

    /// The frame of the view whose id stands at a place, on the device that is meant where none is named; nil where
    /// there is no such view, or the spec has errors.
    package func frame(ofViewNamedAt range: SourceRange) -> ShownFrame? {
        guard isScreen, let screen = screens.first,
            let presentation = (try? Presentation())?.standing(for: screen).first
        else { return nil }
        let point = presentation.point(for: screen)
        let tree = sampledTree(of: screen, at: point)
        let view = tree.views.firstIndex { $0.role == .element && $0.element?.id?.range == range }
        var solver = LayoutSolver(tree)
        let frames = solver.frames(of: LayoutPlan(tree, textSize: point.textSize), at: point)
        guard let view, let frame = frames[view] else { return nil }
        let sides = [frame.minX, frame.minY, frame.width, frame.height].compactMap { side in
            PlainNumber.text(of: (side * 10).rounded() / 10)
        }
        let fits = !frames.shortages.contains(where: \.isConflict) && frames.conflicts.isEmpty
        return ShownFrame(
            name: tree.views[view].name, device: presentation.device.title, sides: sides, fits: fits)
    }
}
