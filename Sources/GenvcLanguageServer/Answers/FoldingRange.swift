import GenvcDiagnostics
import GenvcYAML

/// Lines of a document that an editor can fold: those of a value, or of an item of a list.
struct FoldingRange {
    private let firstLine: Int
    private let lastLine: Int

    /// The ranges of a document, outer ones first.
    static func all(in document: OpenDocument) -> [FoldingRange] {
        var ranges: [FoldingRange] = []
        if let root = document.tree?.root { add(root, in: document.text, to: &ranges) }
        return ranges
    }

    private static func add(_ node: YAMLNode, in text: DocumentText, to ranges: inout [FoldingRange]) {
        switch node.content {
        case .mapping(let entries):
            for entry in entries {
                add(entry.key.range.union(entry.value.range), in: text, to: &ranges)
                add(entry.value, in: text, to: &ranges)
            }
        case .sequence(let nodes):
            for node in nodes {
                add(node.range, in: text, to: &ranges)
                add(node, in: text, to: &ranges)
            }
        case .scalar, .null, .error: break
        }
    }

    /// Adds a range of more than one line, unless it begins on the same line as the last one.
    private static func add(_ range: SourceRange, in text: DocumentText, to ranges: inout [FoldingRange]) {
        let first = text.number(ofLineAt: range.start)
        let last = text.number(ofLineAt: max(range.start, range.end - 1))
        guard last > first, ranges.last?.firstLine != first else { return }
        ranges.append(FoldingRange(firstLine: first, lastLine: last))
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("startLine", firstLine)
        writer.member("endLine", lastLine)
        writer.endObject()
    }
}
