import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcPreview
import GenvcViews
import SimpleLayout

/// The forms of a drawing.
package typealias DrawingFormat = DrawingOptions.Format

extension SpecRun {
    /// The columns that the drawing of devices may have, and those that it has unless others are given.
    package static let drawingWidths = DrawingOptions.widths
    /// The columns that a drawing of devices has unless others are given.
    package static let drawingWidth = DrawingOptions.devicesWidth

    /// True if a file holds what a drawing may take the place of: a drawing, or nothing.
    package static func isDrawing(_ contents: [UInt8]) -> Bool {
        DrawnFile.isDrawing(contents)
    }

    /// True if a file that begins with a drawing has words of somebody's besides, which a new drawing does not have.
    package static func losesWords(_ contents: [UInt8], to drawing: String) -> Bool {
        DrawnFile.losesWords(contents, to: drawing)
    }

    /// The drawing of a screen that was checked, also of one that does not fit; nil if the spec has errors.
    ///
    /// - Parameter lineWidth: the columns that a line may have; nil for a sketch of the usual width.
    package func drawing(_ format: DrawingFormat? = nil, lineWidth: Int? = nil) -> String? {
        guard !checked.isEmpty else { return nil }
        let options = DrawingOptions(format: format ?? .text, lineWidth: lineWidth)
        return checked.map { ScreenDrawing.text($0, options: options) }.joined(separator: "\n")
    }

    /// The rows of the drawing, without its table; of a file of components those of the first. Nil if the spec has
    /// errors.
    package var drawnBands: [DrawnBand]? {
        checked.first.map { ScreenDrawing.bands($0) }
    }

    /// The screen that was checked as it stands on devices, to scale and with what is wrong on each; nil if the spec
    /// has errors. A table is the same on all devices.
    ///
    /// - Parameter width: the columns that a line may have.
    package func drawing(
        on presentations: [Presentation], _ format: DrawingFormat? = nil, width: Int = SpecRun.drawingWidth,
        palette: Palette = .plain, lineWidth: Int? = nil
    ) -> String? {
        guard format != .table else { return drawing(format, lineWidth: lineWidth) }
        guard !checked.isEmpty else { return nil }
        let options = DrawingOptions(
            format: format ?? .text, width: width, palette: palette)
        let drawings = screens.map { screen in
            let drawing = devices(of: screen, in: nil, presentations, options)
            return screen.component == nil ? drawing : "\(screen.name.text)\n\(drawing)"
        }
        return drawings.joined(separator: "\n")
    }

    /// One screen on devices.
    ///
    /// - Parameter state: nil for the state of the samples.
    func devices(
        of screen: Screen, in state: StateSample?, _ presentations: [Presentation], _ options: DrawingOptions
    ) -> String {
        let drawn = presentations.flatMap { $0.standing(for: screen) }.map { presentation in
            var point = presentation.point(for: screen)
            let tree = sampledTree(of: screen, in: state, at: point)
            if !presentation.isNamed, screen.component != nil, screen.scroll != .none {
                point = presentation.fitting(tree, at: point).point(for: screen)
            }
            return DrawnScreen(ScreenChecker.check(tree, at: .single(point)), at: point)
        }
        return ScreenDrawing.devices(drawn, in: report.files, options: options)
    }

    /// The views of a screen as its samples show it, on the device of a point; nil: on a phone.
    ///
    /// - Parameter state: nil for the state of the samples.
    func sampledTree(of screen: Screen, in state: StateSample? = nil, at point: LayoutPoint?) -> ViewTree {
        let environment = point.map {
            $0.viewport.environment(textSize: $0.textSize, isRightToLeft: $0.direction == .rightToLeft)
        }
        return ViewTreeBuilder.look(of: screen, in: state ?? StateSample(screen.state), environment ?? .phone)
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
