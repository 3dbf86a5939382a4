import GenvcDiagnostics

/// Says what is wrong with the document as a whole.
struct DocumentMistakes {
    private let source: YAMLSource

    init(_ source: YAMLSource) {
        self.source = source
    }

    /// The file has no entry; the message tells an empty file from one with comments alone.
    func emptyDocument() -> Diagnostic {
        let hasComment = source.lines.contains { $0.isBlank && $0.contentStart < $0.end }
        return .emptyFile(hasComment ? "the file holds only comments" : "the file is empty", at: source.range(0, 0))
    }

    /// `%YAML 1.2`, which YAML allows at the top and no spec needs.
    func directive(_ line: Line) -> Diagnostic {
        let end = source.textEnd(from: line.contentStart, in: line)
        return .error(
            .directive, "directives such as `\(source.shortText(line.contentStart, end))` are not read here",
            at: source.range(line.contentStart, end), label: "delete this line",
            help: "where a key begins with `%`, put it in quotes")
    }

    /// A `---` below the first entries, or a `...`, which would begin or end a document.
    func secondDocument(_ line: Line) -> Diagnostic {
        let start = line.contentStart
        let isEnd = source.bytes[start] == .dot
        return .error(
            .secondDocument, isEnd ? "`...` ends the document here" : "a second document begins here",
            at: source.range(start, start + 3), label: isEnd ? "delete this line" : "one file holds one document",
            help: isEnd ? nil : "put what follows into a file of its own, or delete the `---`")
    }

    /// `--- screen: Login`
    func textAfterMarker(from offset: Int, in line: Line) -> Diagnostic {
        .error(
            .secondDocument, "text stands on the line of `---`",
            at: source.range(offset, source.textEnd(from: offset, in: line)),
            label: "put this on the next line")
    }

    /// A line stands below a value that is the whole document, such as brackets that are closed.
    func textAfterRoot(_ line: Line) -> Diagnostic {
        let end = source.textEnd(from: line.contentStart, in: line)
        return .error(
            .textAfterValue, "`\(source.shortText(line.contentStart, end))` stands after the end of the document",
            at: source.range(line.contentStart, end), label: "this belongs to nothing above")
    }

    /// The collection at `offset` would be the one that lies too deep; see `YAMLLimits.depth`.
    func depth(at offset: Int) -> Diagnostic {
        .error(
            .tooDeep, "more than \(YAMLLimits.depth) levels lie within each other here",
            at: source.range(offset, offset + 1), label: "level \(YAMLLimits.depth + 1)")
    }
}
