import GenvcDiagnostics

/// What is wrong with where a line stands.
extension DocumentParser {
    /// A key that stands deeper or less deep than its siblings.
    mutating func reportIndentation(of line: Line, end: Int, in mapping: inout MappingBuilder) {
        guard !mapping.isShifted, mapping.reportedIndentation != line.indentation, let sibling = mapping.first else {
            return
        }
        mapping.reportedIndentation = line.indentation
        keyShift = line.indentation - mapping.column
        reportIndentation(of: line, end: end, siblingColumn: mapping.column, sibling: sibling.key.range)
    }

    /// `end` is where the word ends that begins the line; `sibling` is the first of those it should stand below.
    mutating func reportIndentation(of line: Line, end: Int, siblingColumn: Int, sibling: SourceRange) {
        guard !line.hasTabIndentation else { return }
        sink.add(
            .error(
                .badIndentation, "\(spaces(line.spaces)) before this, but its siblings have \(siblingColumn)",
                at: range(line.contentStart, end),
                label: siblingColumn == 0 ? "begin at the start of the line" : "indent it by \(spaces(siblingColumn))",
                related: [Diagnostic.Label(sibling, "the first sibling")],
                fixes: [
                    .replace(
                        range(line.start, line.contentStart), with: String(repeating: " ", count: siblingColumn))
                ]))
    }

    private func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

    /// `- item` where a key should stand.
    mutating func reportStrayItem(_ line: Line, after entry: YAMLEntry?) {
        guard !line.hasTabIndentation else { return }
        let start = line.contentStart
        if let entry, case .sequence(let items) = entry.value.content, let first = items.first {
            let firstLine = lines[index(ofLineAt: first.range.start)]
            if firstLine.contentStart < first.range.start, isDash(at: firstLine.contentStart, in: firstLine) {
                reportIndentation(
                    of: line, end: start + 1, siblingColumn: firstLine.indentation,
                    sibling: range(firstLine.contentStart, firstLine.contentStart + 1))
                return
            }
        }
        let key = entry.map { "`\(shortText($0.key.range.start, $0.key.range.end))` has its value already" }
        sink.add(
            .error(
                .badIndentation, "a list item stands among keys", at: range(start, start + 1),
                label: key ?? "no key above waits for a list", help: "a list stands below a key without a value"))
    }

    /// A line among `- item` lines that is no item.
    mutating func reportLineWithoutDash(_ line: Line, column: Int) {
        guard !line.hasTabIndentation else { return }
        let end = textEnd(from: line.contentStart, in: line)
        sink.add(
            .error(
                .badIndentation, "`\(shortText(line.contentStart, end))` stands in a list, without a `- `",
                at: range(line.contentStart, end), label: "add `- `, or indent it as what it belongs to",
                help: "the items of this list begin with `- ` after \(spaces(column))"))
    }

    mutating func reportFlowIndentation(_ line: Line) {
        sink.add(
            .error(
                .badIndentation, "what stands in brackets must be indented deeper than its key",
                at: range(line.contentStart, line.contentStart + 1),
                label: "indent it by at least \(spaces(flow.parent + 1))"))
    }

    mutating func reportShallowText(_ line: Line, indentation: Int) {
        sink.add(
            .error(
                .badIndentation, "\(spaces(line.spaces)) before this, but the text began with \(indentation)",
                at: range(line.contentStart, textEnd(from: line.contentStart, in: line)),
                label: "indent it by \(spaces(indentation))"))
    }

    mutating func reportWideBlankLine(_ blank: Line, text: Line) {
        sink.add(
            .error(
                .badIndentation, "this blank line has more spaces than the text below it",
                at: range(blank.start, blank.end), label: "delete these spaces",
                related: [Diagnostic.Label(range(text.contentStart, text.end), "the text begins here")],
                fixes: [.replace(range(blank.start, blank.end), with: "")]))
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
}
