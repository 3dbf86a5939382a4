import GenvcDiagnostics

/// A text below `|` or `>` as it is written.
struct WrittenText {
    /// The bytes of each line, without the indentation of the text.
    let lines: [Range<Int>]
    /// The end of its last line; nil for a text without lines.
    let end: Int?

    /// The text that `scalar` is the header of.
    init(_ node: YAMLNode, _ scalar: YAMLScalar, _ source: YAMLSource) {
        let first = source.index(ofLineAt: scalar.range.start) + 1
        var behind = node.range.end > scalar.range.end ? source.index(ofLineAt: node.range.end) + 1 : first
        // With `+` the empty lines below belong to it.
        if source.bytes[scalar.range.end - 1] == .plus {
            while behind < source.lines.count, source.isWhite(source.lines[behind]) { behind += 1 }
        }
        let written = source.lines[first..<max(first, behind)]
        let indentation = written.first { !source.isWhite($0) }?.spaces ?? 0
        lines = written.map { min($0.start + indentation, $0.end)..<$0.end }
        end = written.last?.end
    }
}
