import GenvcDiagnostics

/// Screens on several devices side by side at one scale, and below each other where the width is not enough.
struct DevicesDrawing {
    /// The lines of all devices, with an empty line between groups that stand below each other.
    let lines: [String]

    /// The columns between two devices.
    private static let gap = 3

    /// Draws the screens in their order, as many side by side as `options.width` has columns for.
    init(_ screens: [DrawnScreen], _ list: FindingList, options: DrawingOptions) {
        let scale = Self.scale(of: screens, width: options.width)
        let drawings = screens.map { DeviceDrawing($0, list, scale: scale, options: options) }
        var lines: [String] = []
        var group: [DeviceDrawing] = []
        for drawing in drawings {
            let columns = group.reduce(drawing.columns) { $0 + $1.columns + Self.gap }
            if !group.isEmpty, columns > options.width {
                lines += Self.lines(of: group) + [""]
                group = []
            }
            group.append(drawing)
        }
        self.lines = lines + Self.lines(of: group)
    }

    /// The finest scale at which all devices stand side by side; if that would be too coarse, the finest at which each
    /// of them fits.
    private static func scale(of screens: [DrawnScreen], width: Int) -> DrawingScale {
        var scale = DrawingScale(column: DrawingScale.finest)
        while scale.column <= DrawingScale.coarsestSideBySide {
            let columns = screens.map { DeviceDrawing.columns(of: $0, scale: scale) }
            if columns.reduce(gap * (screens.count - 1), +) <= width { return scale }
            scale = DrawingScale(column: scale.column + 1)
        }
        scale = DrawingScale(column: DrawingScale.finest)
        while screens.contains(where: { DeviceDrawing.columns(of: $0, scale: scale) > width }),
            scale.column < DrawingScale.coarsest
        {
            scale = DrawingScale(column: scale.column + 1)
        }
        return scale
    }

    /// Drawings side by side, with their upper edges in one line.
    private static func lines(of drawings: [DeviceDrawing]) -> [String] {
        let caption = drawings.map(\.caption.count).max() ?? 0
        let blocks = drawings.map { drawing in
            let blank = String(repeating: " ", count: drawing.columns)
            let above = Array(repeating: blank, count: caption - drawing.caption.count)
            return (lines: above + drawing.caption + drawing.lines, blank: blank)
        }
        let space = String(repeating: " ", count: gap)
        return (0..<(blocks.map(\.lines.count).max() ?? 0)).map { line in
            let pieces = blocks.map { line < $0.lines.count ? $0.lines[line] : $0.blank }
            return pieces.joined(separator: space)
        }
    }
}
