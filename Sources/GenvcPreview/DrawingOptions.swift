import GenvcDiagnostics

/// The options of the drawing of a screen.
package struct DrawingOptions: Sendable {
    /// The sort of drawing, and the characters that it is made of.
    package enum Format: String, Sendable, Hashable, CaseIterable {
        /// Boxes of line characters, and the table of the rows below.
        case text
        /// Boxes of ASCII characters, and the table below, for logs.
        case ascii
        /// The table of the rows alone.
        case table
    }

    /// The columns that a drawing may have, borders included. At the least a row's number and height still stand
    /// beside a piece of its caption.
    package static let widths = 30...200
    /// The columns of the source document's drawings: 37 between the borders.
    package static let standardWidth = 39
    /// The columns in which devices stand side by side: two phones at the finest scale, or a phone and a pad.
    package static let devicesWidth = 120

    /// The sort of drawing.
    package let format: Format
    /// Columns of the drawing, borders included.
    package let width: Int
    /// The colors of the drawing.
    package let palette: Palette
    /// The columns that a line of a sketch may have, with the marks beside it, and a line of a table; nil for sketches
    /// of `width` and tables as wide as their words.
    package let lineWidth: Int?

    /// A `width` outside `widths` becomes the nearest one inside.
    package init(
        format: Format = .text, width: Int = Self.standardWidth, palette: Palette = .plain, lineWidth: Int? = nil
    ) {
        self.format = format
        self.width = Self.clamped(width)
        self.palette = palette
        self.lineWidth = lineWidth
    }

    /// The nearest number of columns that a drawing may have.
    static func clamped(_ width: Int) -> Int { min(max(width, widths.lowerBound), widths.upperBound) }
}
