import GenvcDiagnostics

/// What is wrong with the document as a whole.
extension DocumentParser {
    mutating func reportEmptyDocument(from index: Int) {
        guard !sink.hasErrors else { return }
        let hasComment = lines.contains { $0.isBlank && $0.contentStart < $0.end }
        sink.add(.emptyFile(hasComment ? "the file holds only comments" : "the file is empty", at: range(0, 0)))
    }

    mutating func reportDirective(_ line: Line) {
        let end = textEnd(from: line.contentStart, in: line)
        sink.add(
            .error(
                .directive, "directives such as `\(shortText(line.contentStart, end))` are not read here",
                at: range(line.contentStart, end), label: "delete this line",
                help: "where a key begins with `%`, put it in quotes"))
    }

    mutating func reportSecondDocument(_ line: Line) {
        let start = line.contentStart
        let isEnd = bytes[start] == .dot
        sink.add(
            .error(
                .secondDocument, isEnd ? "`...` ends the document here" : "a second document begins here",
                at: range(start, start + 3), label: isEnd ? "delete this line" : "one file holds one document",
                help: isEnd ? nil : "put what follows into a file of its own, or delete the `---`"))
    }

    mutating func reportTextAfterMarker(from offset: Int, in line: Line) {
        sink.add(
            .error(
                .secondDocument, "text stands on the line of `---`", at: range(offset, textEnd(from: offset, in: line)),
                label: "put this on the next line"))
    }

    /// Lines below a root that is complete.
    mutating func reportTextAfterRoot(_ line: Line, root node: YAMLNode) {
        if case .scalar(let scalar) = node.content, scalar.style == .plain, !beginsKey(line) {
            reportContinuation(of: node, parent: -1)
            return
        }
        let end = textEnd(from: line.contentStart, in: line)
        sink.add(
            .error(
                .textAfterValue, "`\(shortText(line.contentStart, end))` stands after the end of the document",
                at: range(line.contentStart, end), label: "this belongs to nothing above"))
    }

    mutating func reportDepth(at offset: Int) {
        sink.add(
            .error(
                .tooDeep, "more than \(YAMLLimits.depth) levels lie within each other here",
                at: range(offset, offset + 1), label: "level \(YAMLLimits.depth + 1)"))
    }

    /// Refuses a block collection that lies too deep, and all that belongs to it.
    mutating func refuseDepth(at offset: Int, parent: Int) -> YAMLNode {
        reportDepth(at: offset)
        return endBrokenValue(from: offset, to: offset + 1, parent: parent)
    }

    /// Spec text for a message: at most 32 characters, then an ellipsis.
    func shortText(_ start: Int, _ end: Int) -> String {
        let limit = 32
        guard end - start > limit else { return text(start, max(start, end)) }
        var cut = start + limit
        while cut > start, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
        return text(start, cut) + "…"
    }
}
