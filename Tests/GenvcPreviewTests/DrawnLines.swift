import GenvcDiagnostics

@testable import GenvcChecks
@testable import GenvcPreview

/// The lines of the drawing alone.
func drawnLines(_ screen: CheckedScreen, _ options: DrawingOptions = DrawingOptions()) -> [String] {
    ScreenDrawing.drawing(screen, options: options).split(separator: "\n").map(String.init)
}

/// The defect in the columns of a drawing, or nil: each line has the drawing's width up to its right border,
/// and behind that nothing or an annotation.
func misdrawn(_ lines: [String], width: Int) -> String? {
    let borders: Set<Character> = ["│", "┐", "┤", "┘", "|", "+"]
    return lines.first { line in
        let box = DisplayWidth.prefix(of: line, fitting: width)
        let rest = line.dropFirst(box.count)
        return DisplayWidth.columns(of: box) != width || !borders.contains(box.last ?? " ")
            || !(rest.isEmpty || rest.hasPrefix("  <- "))
    }
}
