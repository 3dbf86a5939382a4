import GenvcDiagnostics
import GenvcReader
import GenvcYAML

/// A spec in its canonical form: what `genvc format` writes.
///
/// The form is read again and compared, so that no spec comes out with another meaning or without one of its comments.
package enum FormattedSpec {
    /// The spec as it is to be written.
    case formatted([UInt8])
    /// It cannot be parsed; what is wrong stands in the report.
    case refused(DiagnosticReport)
    /// In the canonical form it would say something else, or a comment would be lost.
    case unsafe

    /// Formats a spec, a file that specs use, or a project file.
    package init(_ file: SourceFile) {
        // A project file has comments alone at first.
        guard !Genvc.isEmpty(file) else {
            self = .formatted(file.bytes)
            return
        }
        var sink = DiagnosticSink()
        let tree = YAMLParser.parse(file, into: &sink)
        guard let tree, !sink.hasErrors else {
            self = .refused(DiagnosticReport(sink.diagnostics, in: SourceFiles(file), dropped: sink.dropped))
            return
        }
        guard let text = YAMLFormatter.format(tree, of: file, SpecKeyOrder.order(of: tree)) else {
            self = .unsafe
            return
        }
        let written = SourceFile(name: file.name, bytes: text)
        guard text == file.bytes || Self.areSame(tree, file, written) else {
            self = .unsafe
            return
        }
        self = .formatted(text)
    }

    /// True if both files say the same, in whatever order of keys, and have the same comments.
    private static func areSame(_ tree: YAMLTree, _ file: SourceFile, _ written: SourceFile) -> Bool {
        var sink = DiagnosticSink()
        guard let other = YAMLParser.parse(written, into: &sink), !sink.hasErrors else { return false }
        let comments = YAMLFormatter.comments(in: tree, of: file)
        return tree.root.says(other.root)
            && comments.sorted() == YAMLFormatter.comments(in: other, of: written).sorted()
    }
}

extension YAMLNode {
    /// True if the other value is the same, in whatever order its keys stand.
    ///
    /// - Parameter inSameStyle: false to take a text in quotes for the same without.
    func says(_ other: YAMLNode, inSameStyle: Bool = true) -> Bool {
        switch (content, other.content) {
        case (.scalar(let own), .scalar(let scalar)):
            own.text == scalar.text && (own.style == scalar.style || !inSameStyle)
        case (.null, .null): true
        case (.sequence(let own), .sequence(let items)):
            own.count == items.count && zip(own, items).allSatisfy { $0.says($1, inSameStyle: inSameStyle) }
        case (.mapping(let own), .mapping(let entries)): Self.say(own, entries, inSameStyle)
        case (.scalar, _), (.null, _), (.sequence, _), (.mapping, _), (.error, _): false
        }
    }

    private static func say(_ entries: [YAMLEntry], _ others: [YAMLEntry], _ inSameStyle: Bool) -> Bool {
        guard entries.count == others.count else { return false }
        func isSame(_ entry: YAMLEntry, _ other: YAMLEntry) -> Bool {
            entry.key.text == other.key.text && (entry.key.style == other.key.style || !inSameStyle)
                && entry.value.says(other.value, inSameStyle: inSameStyle)
        }
        // Most keys have not moved.
        if zip(entries, others).allSatisfy({ $0.key.text == $1.key.text }) {
            return zip(entries, others).allSatisfy(isSame)
        }
        let known = Dictionary(others.map { ($0.key.text, $0) }) { first, _ in first }
        return entries.allSatisfy { entry in known[entry.key.text].map { isSame(entry, $0) } ?? false }
    }
}
