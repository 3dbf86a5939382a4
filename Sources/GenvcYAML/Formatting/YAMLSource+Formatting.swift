import GenvcDiagnostics

/// Facts about the way in which a value is written.
extension YAMLSource {
    /// True for a list or a mapping in brackets.
    func isFlow(_ node: YAMLNode) -> Bool {
        byte(at: node.range.start) == .openingBracket || byte(at: node.range.start) == .openingBrace
    }

    /// The number of bytes before `offset` on its line.
    func column(of offset: Int) -> Int { offset - lines[index(ofLineAt: offset)].start }

    /// The number of characters of a key or value, of which each byte but those that go on with one begins one.
    func characters(in range: SourceRange) -> Int { bytes[range.start..<range.end].count { $0 & 0xC0 != 0x80 } }

    /// True for a line without any text.
    func isWhite(_ line: Line) -> Bool { line.contentStart == line.end }

    /// True if nothing but white space stands before `offset` on its line.
    func isFirst(at offset: Int) -> Bool {
        var previous = offset - 1
        while previous >= 0, bytes[previous].isWhite { previous -= 1 }
        return previous >= 0 && bytes[previous].isLineBreak
    }
}

extension UInt8 {
    /// A line feed or a carriage return.
    var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
}
