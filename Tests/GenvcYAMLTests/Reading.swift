import GenvcDiagnostics
import GenvcYAML

/// A text, read, with its findings in the form that tests compare.
struct Reading {
    let file: SourceFile
    let tree: YAMLTree?
    let diagnostics: [Diagnostic]

    init(_ text: String, root: YAMLParser.Root = .mapping) {
        self.init(bytes: Array(text.utf8), root: root)
    }

    init(bytes: [UInt8], root: YAMLParser.Root = .mapping) {
        file = SourceFile(name: "Screen.yml", bytes: bytes)
        var sink = DiagnosticSink()
        tree = YAMLParser.parse(file, root: root, into: &sink)
        diagnostics = sink.sorted
    }

    /// The document as `genvc dump yaml` prints it; nil when it is refused.
    var json: String? {
        diagnostics.contains { $0.severity == .error } ? nil : recovered
    }

    /// The document with null for what could not be read.
    var recovered: String? { tree.map(YAMLDump.json(of:)) }

    /// Each finding as `line:column code message`, in the order of the file.
    var findings: [String] {
        diagnostics.map { "\(place($0.range)) \($0.code.rawValue) \($0.message)" }
    }

    func line(of diagnostic: Diagnostic) -> Int {
        file.bytes.prefix(diagnostic.range?.start ?? 0).count { $0 == UInt8(ascii: "\n") } + 1
    }

    private func place(_ range: SourceRange?) -> String {
        guard let range else { return "-" }
        let before = file.bytes.prefix(range.start)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
        return "\(line):\(column)"
    }
}
