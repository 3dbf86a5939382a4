import GenvcDiagnostics
import GenvcYAML

extension SpecNode {
    /// The spec that a text is; nil if it is no YAML. Comments are gone, and all is in block style.
    package init?(yaml text: String) {
        let file = SourceFile(name: "Spec.yml", text: text)
        var sink = DiagnosticSink()
        guard let tree = YAMLParser.parse(file, into: &sink) else { return nil }
        self.init(tree.root, in: Array(text.utf8))
    }

    private init(_ node: YAMLNode, in bytes: [UInt8]) {
        let word = { (range: SourceRange) in
            String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
        }
        switch node.content {
        case .scalar, .null, .error: self = .scalar(word(node.range))
        case .sequence(let items): self = .list(items.map { SpecNode($0, in: bytes) })
        case .mapping(let entries):
            self = .mapping(entries.map { Entry(word($0.key.range), SpecNode($0.value, in: bytes)) })
        }
    }
}
