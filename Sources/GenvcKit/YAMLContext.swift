import GenvcDiagnostics
import GenvcTemplates
import GenvcYAML

/// Reads a YAML document as a value for templates.
enum YAMLContext {
    /// The value of `file`; nil if there are findings, which then are in `sink`.
    static func read(_ file: SourceFile, into sink: inout DiagnosticSink) -> TemplateValue? {
        let before = sink.diagnostics.count
        guard let tree = YAMLParser.parse(file, root: .any, into: &sink),
            !sink.diagnostics[before...].contains(where: { $0.severity == .error })
        else { return nil }
        return value(of: tree.root)
    }

    /// The parser's limit of depth bounds the recursion.
    private static func value(of node: YAMLNode) -> TemplateValue {
        switch node.content {
        case .scalar(let scalar): value(of: scalar)
        case .sequence(let nodes): .list(nodes.map { value(of: $0) })
        case .mapping(let entries): .record(record(of: entries))
        case .null, .error: .null
        }
    }

    /// A mapping as a record; its keys keep their order.
    private static func record(of entries: [YAMLEntry]) -> TemplateRecord {
        var record = TemplateRecord()
        record.reserveCapacity(entries.count)
        for entry in entries { record.set(TemplateName(entry.key.text), to: value(of: entry.value)) }
        return record
    }

    /// Only `true` and `false` without quotes are booleans, in the three spellings that YAML 1.2 has (10.3.2).
    private static func value(of scalar: YAMLScalar) -> TemplateValue {
        guard scalar.style == .plain else { return .string(scalar.text) }
        return switch scalar.text {
        case "true", "True", "TRUE": .bool(true)
        case "false", "False", "FALSE": .bool(false)
        default: .string(scalar.text)
        }
    }
}
