/// One line of the file, measured once; all offsets are bytes from the start of the file.
struct Line {
    /// The first byte of the line, white space included.
    let start: Int
    /// The first byte that is neither space nor tab; equal to `end` on a white line.
    let contentStart: Int
    /// One past the last byte, line break excluded.
    let end: Int
    /// Spaces before the first byte that is no space.
    let spaces: Int
    /// The column, counted from 0, at which the content counts as standing. It differs from `spaces` only where a tab
    /// stands in the indentation, which is an error that should not make the lines below wrong as well.
    var indentation: Int
    /// Nothing, or a comment alone.
    let isBlank: Bool

    /// True where a tab stands among the white space before the content.
    var hasTabIndentation: Bool { contentStart - start != spaces }

    /// The column of `offset`, counted from 0.
    func column(of offset: Int) -> Int {
        indentation + offset - contentStart
    }
}
