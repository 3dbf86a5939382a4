import GenvcDiagnostics

/// Reads a document of the YAML subset that specs are written in.
///
/// Every document it accepts means the same in YAML 1.2. It refuses by structure only: whether a text is a number, a
/// colour or a name is the business of the key that reads it.
package struct YAMLParser {
    /// The sort of the outermost value.
    package enum Root: Sendable {
        /// Keys with values: a line without a `: ` at the top is a mistake. A list is read, and left to the caller to
        /// refuse.
        case mapping
        /// Any value, a single text included.
        case any
    }

    /// Reads a spec.
    ///
    /// Findings go to `sink`. The tree is nil only when nothing could be read (an empty file, one that is too large or
    /// no UTF-8); otherwise what was wrong stands in it as `.error`, and the rest is there.
    package static func parse(_ file: SourceFile, into sink: inout DiagnosticSink) -> YAMLTree? {
        parse(file, root: .mapping, into: &sink)
    }

    /// Reads a document whose outermost value `root` allows.
    package static func parse(_ file: SourceFile, root: Root, into sink: inout DiagnosticSink) -> YAMLTree? {
        var scanner = LineScanner(file)
        guard let lines = scanner.scan(into: &sink) else { return nil }
        if let conflict = MergeConflict.finding(in: lines, of: file, root: root) {
            sink.add(conflict)
            return nil
        }
        var parser = DocumentParser(YAMLSource(file, lines: lines), root: root, sink: sink)
        let tree = parser.parseDocument().map(YAMLTree.init(root:))
        sink = parser.cursor.sink
        return tree
    }
}
