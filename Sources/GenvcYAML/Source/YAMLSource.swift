import GenvcDiagnostics

/// A file with its lines, and what can be said of its bytes without reading the document.
///
/// It is a class since each part of the parser holds it: copies of a struct would count the references to its arrays.
final class YAMLSource {
    let file: SourceFile
    let bytes: [UInt8]
    /// Every line of the file in order, those without content included.
    let lines: [Line]

    init(_ file: SourceFile, lines: [Line]) {
        self.file = file
        bytes = file.bytes
        self.lines = lines
    }

    /// The byte at `offset`, or a line feed after the last one.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 {
        offset < bytes.count ? bytes[offset] : .lineFeed
    }

    /// True when a space, a tab or the end of the line stands at `offset`.
    @inline(__always)
    func isSeparator(at offset: Int, in line: Line) -> Bool {
        offset >= line.end || bytes[offset].isWhite
    }

    /// True when `- ` stands at `offset`.
    @inline(__always)
    func isDash(at offset: Int, in line: Line) -> Bool {
        bytes[offset] == .dash && isSeparator(at: offset + 1, in: line)
    }

    /// True for `---` or `...` at the first column, alone or before a space.
    func isMarker(_ line: Line) -> Bool {
        guard line.end - line.contentStart >= 3, line.contentStart == line.start,
            bytes[line.contentStart] == .dash || bytes[line.contentStart] == .dot
        else { return false }
        let first = bytes[line.contentStart]
        return bytes[line.contentStart + 1] == first && bytes[line.contentStart + 2] == first
            && isSeparator(at: line.contentStart + 3, in: line)
    }

    /// The index of the line that holds `offset`.
    func index(ofLineAt offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].start <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The offset behind the last byte of the line that is neither white space nor, from `start` on, part of a comment.
    func textEnd(from start: Int, in line: Line) -> Int {
        var end = start
        var offset = start
        while offset < line.end {
            let byte = bytes[offset]
            if byte == .hash, offset == start || bytes[offset - 1].isWhite { break }
            if !byte.isWhite { end = offset + 1 }
            offset += 1
        }
        return end
    }

    /// The end of the line without the spaces there.
    func textEndWithComment(from start: Int, in line: Line) -> Int {
        var last = line.end
        while last > start + 1, bytes[last - 1].isWhite { last -= 1 }
        return last
    }

    // MARK: - Texts and ranges

    /// - Parameters:
    ///   - start: The first byte, counted from the start of the file.
    ///   - end: One past the last byte.
    @inline(__always)
    func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file.id, start: start, end: end)
    }

    /// The bytes from `start` up to `end` as text, as they stand in the file.
    func text(_ start: Int, _ end: Int) -> String {
        String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// A value that could not be read, from `start` to `end`.
    @inline(__always)
    func errorNode(_ start: Int, _ end: Int) -> YAMLNode {
        YAMLNode(.error, range: range(start, end))
    }
}
