import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcPreview
import GenvcViews

/// The forms of a drawing.
package typealias DrawingFormat = DrawingOptions.Format

extension SpecRun {
    /// The columns that the drawing of devices may have, and those that it has unless others are given.
    package static let drawingWidths = DrawingOptions.widths
    package static let drawingWidth = DrawingOptions.devicesWidth

    /// The drawing of a screen that was checked, also of one that does not fit; nil if the spec has errors.
    package func drawing(_ format: DrawingFormat? = nil) -> String? {
        checked.map { ScreenDrawing.text($0, options: DrawingOptions(format: format ?? .text)) }
    }

    /// The screen that was checked as it stands on devices, to scale and with what is wrong on each; nil if the spec
    /// has errors. A table is the same on all devices.
    ///
    /// - Parameter width: the columns that a line may have.
    package func drawing(
        on presentations: [Presentation], _ format: DrawingFormat? = nil, width: Int = SpecRun.drawingWidth,
        palette: Palette = .plain
    ) -> String? {
        guard format != .table else { return drawing(format) }
        guard checked != nil, let screen else { return nil }
        let screens = presentations.map { presentation in
            let point = presentation.point(for: screen)
            return DrawnScreen(ScreenChecker.check(sampledTree(of: screen, at: point), at: .single(point)), at: point)
        }
        let options = DrawingOptions(
            format: format ?? .text, width: width, palette: palette)
        return ScreenDrawing.devices(screens, in: report.files, options: options)
    }
}

extension Presentation {
    /// The point of the matrix that it stands for.
    func point(for screen: Screen) -> LayoutPoint {
        LayoutPoint(
            Viewport(device, orientation, screen: screen), textSize: textSize, direction: direction,
            keyboard: keyboard)
    }
}
