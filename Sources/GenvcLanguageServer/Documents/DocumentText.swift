import GenvcDiagnostics

/// The text of a document, in which places are found by lines and units of UTF-16.
///
/// A line ends at LF, CRLF or CR, as the protocol says; for genvc itself a lone CR ends none.
struct DocumentText: Sendable {
    /// The text in UTF-8.
    private(set) var bytes: [UInt8]
    /// The offset of the first byte of each line.
    private var starts: [Int]

    /// A text in UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = Self.starts(of: bytes)
    }

    /// The bytes of a line without its end; a line that is not there is empty, at the end of the text.
    func line(_ line: Int) -> Range<Int> {
        guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
        var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
        while end > starts[line], Self.isLineEnd(bytes[end - 1]) { end -= 1 }
        return starts[line]..<end
    }

    /// The offset of a place. One behind the end of its line counts as that end, one between the two units of a
    /// character as its beginning.
    func offset(of position: TextPosition) -> Int {
        guard position.line >= 0 else { return 0 }
        let line = line(position.line)
        var units = 0
        for offset in line where !Self.isContinuation(bytes[offset]) {
            let width = Self.units(ofFirst: bytes[offset])
            guard units + width <= position.character else { return offset }
            units += width
        }
        return line.upperBound
    }

    /// The place of an offset.
    func position(of offset: Int) -> TextPosition {
        let offset = min(max(0, offset), bytes.count)
        let line = number(ofLineAt: offset)
        let units = bytes[starts[line]..<offset].reduce(0) { units, byte in
            Self.isContinuation(byte) ? units : units + Self.units(ofFirst: byte)
        }
        return TextPosition(line: line, character: units)
    }

    /// The number of the line that holds an offset, from 0. Unlike its place in the line it takes no look at the text,
    /// of which one line may hold all.
    func number(ofLineAt offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Puts another text in the place of a range.
    mutating func replace(_ start: TextPosition, _ end: TextPosition, with text: String) {
        let first = offset(of: start)
        bytes.replaceSubrange(first..<max(first, offset(of: end)), with: text.utf8)
        starts = Self.starts(of: bytes)
    }

    /// Writes the range of some bytes.
    func write(_ range: Range<Int>, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("start")
        position(of: range.lowerBound).write(to: &writer)
        writer.key("end")
        position(of: range.upperBound).write(to: &writer)
        writer.endObject()
    }

    private static func starts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for offset in bytes.indices where isLineEnd(bytes[offset]) {
            let isFirstOfTwo =
                bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count
                && bytes[offset + 1] == UInt8(ascii: "\n")
            if !isFirstOfTwo { starts.append(offset + 1) }
        }
        return starts
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// True for a byte of UTF-8 that is not the first of its character.
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// The units of UTF-16 of a character with that first byte in UTF-8: four bytes are beyond the basic plane.
    private static func units(ofFirst byte: UInt8) -> Int { byte >= 0xF0 ? 2 : 1 }
}
