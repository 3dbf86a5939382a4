import GenvcDiagnostics

/// Says what is wrong with where a line stands.
struct IndentationMistakes {
    private let source: YAMLSource

    init(_ source: YAMLSource) {
        self.source = source
    }

    /// A key or an item stands at another column than its siblings; nil for a tab, which is reported by itself.
    ///
    /// - Parameters:
    ///   - end: Where the word ends that begins the line.
    ///   - sibling: The first of those that it should stand below.
    func wrongColumn(of line: Line, end: Int, siblingColumn: Int, sibling: SourceRange) -> Diagnostic? {
        guard !line.hasTabIndentation else { return nil }
        return .error(
            .badIndentation, "\(spaces(line.spaces)) before this, but its siblings have \(siblingColumn)",
            at: source.range(line.contentStart, end),
            label: siblingColumn == 0 ? "begin at the start of the line" : "indent it by \(spaces(siblingColumn))",
            related: [Diagnostic.Label(sibling, "the first sibling")]
        ).fixable(by: [
            .replace(
                source.range(line.start, line.contentStart), with: String(repeating: " ", count: siblingColumn))
        ])
    }

    /// The count with its noun, as messages have it: `1 space`, `4 spaces`.
    private func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

    /// A line is indented like a value, below a value that cannot go on.
    func continuedValue(_ place: SourceRange) -> Diagnostic {
        .error(
            .badIndentation, "this line is indented like a value, but the value above is complete", at: place,
            label: "it belongs to nothing above")
    }

    /// `- item` where a key should stand.
    func strayItem(_ line: Line, after entry: YAMLEntry?) -> Diagnostic? {
        guard !line.hasTabIndentation else { return nil }
        let start = line.contentStart
        if let entry, case .sequence(let items) = entry.value.content, let first = items.first {
            let firstLine = source.lines[source.index(ofLineAt: first.range.start)]
            if firstLine.contentStart < first.range.start, source.isDash(at: firstLine.contentStart, in: firstLine) {
                return wrongColumn(
                    of: line, end: start + 1, siblingColumn: firstLine.indentation,
                    sibling: source.range(firstLine.contentStart, firstLine.contentStart + 1))
            }
        }
        let key = entry.map { "`\(source.shortText($0.key.range.start, $0.key.range.end))` has its value already" }
        return .error(
            .badIndentation, "a list item stands among keys", at: source.range(start, start + 1),
            label: key ?? "no key above waits for a list", help: "a list stands below a key without a value")
    }

    /// A line among `- item` lines that is no item.
    func lineWithoutDash(_ line: Line, column: Int) -> Diagnostic? {
        guard !line.hasTabIndentation else { return nil }
        let end = source.textEnd(from: line.contentStart, in: line)
        return .error(
            .badIndentation, "`\(source.shortText(line.contentStart, end))` stands in a list, without a `- `",
            at: source.range(line.contentStart, end), label: "add `- `, or indent it as what it belongs to",
            help: "the items of this list begin with `- ` after \(spaces(column))")
    }

    /// A line within brackets stands at the column of their key or at the left of it, where YAML would end the
    /// brackets.
    func flowIndentation(_ line: Line, parent: Int) -> Diagnostic {
        .error(
            .badIndentation, "what stands in brackets must be indented deeper than its key",
            at: source.range(line.contentStart, line.contentStart + 1),
            label: "indent it by at least \(spaces(parent + 1))")
    }

    /// A line of a block of text stands further left than its first line, though deeper than its key.
    func shallowText(_ line: Line, indentation: Int) -> Diagnostic {
        .error(
            .badIndentation, "\(spaces(line.spaces)) before this, but the text began with \(indentation)",
            at: source.range(line.contentStart, source.textEnd(from: line.contentStart, in: line)),
            label: "indent it by \(spaces(indentation))")
    }

    /// A blank line above the first line of a block has more spaces than that, which YAML 1.2 (8.1.1.1) refuses.
    func wideBlankLine(_ blank: Line, text: Line) -> Diagnostic {
        .error(
            .badIndentation, "this blank line has more spaces than the text below it",
            at: source.range(blank.start, blank.end), label: "delete these spaces",
            related: [Diagnostic.Label(source.range(text.contentStart, text.end), "the text begins here")]
        ).fixable(by: [.replace(source.range(blank.start, blank.end), with: "")])
    }
}
