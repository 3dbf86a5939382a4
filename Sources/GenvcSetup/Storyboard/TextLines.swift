/// The lines of a text as they are written: their indentation and their ends.
struct TextLines {
    private let bytes: [UInt8]
    /// The line end of the file.
    let ending: String
    /// By what a line stands further in than the one around it.
    let step: String

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let first = bytes.firstIndex(of: UInt8(ascii: "\n"))
        ending = first.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
        // The first line that stands further in than the one before it.
        let indented = bytes.split(separator: UInt8(ascii: "\n")).first { Self.isBlank($0.first) }
        let blanks = (indented ?? []).prefix { Self.isBlank($0) }
        step = blanks.isEmpty ? "\t" : String(decoding: blanks, as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8?) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    /// The offset of the first byte of the line in which `offset` lies.
    private func lineStart(of offset: Int) -> Int {
        (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    }

    /// The blanks at the beginning of the line in which `offset` lies.
    func indentation(at offset: Int) -> String {
        String(decoding: bytes[lineStart(of: offset)...].prefix { Self.isBlank($0) }, as: UTF8.self)
    }

    /// The line, with one `step` of the file in the place of each tab at its beginning.
    func indented(_ line: String) -> String {
        let tabs = line.utf8.prefix { $0 == UInt8(ascii: "\t") }.count
        return String(repeating: step, count: tabs) + line.dropFirst(tabs)
    }

    /// The offset at which the line begins; nil where anything but blanks stands before `offset` in it.
    func startIfBlank(before offset: Int) -> Int? {
        let start = lineStart(of: offset)
        return bytes[start..<offset].allSatisfy { Self.isBlank($0) } ? start : nil
    }

    /// The whole lines of `range`, with their line end, if nothing else stands on them; else `range` itself.
    func wholeLines(around range: Range<Int>) -> Range<Int> {
        guard let start = startIfBlank(before: range.lowerBound) else { return range }
        let rest = bytes[range.upperBound...]
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return range }
        let isAlone = rest[..<end].allSatisfy { Self.isBlank($0) || $0 == UInt8(ascii: "\r") }
        return isAlone ? start..<(end + 1) : range
    }
}
