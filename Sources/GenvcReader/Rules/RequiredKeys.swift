import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An element has the keys without which it is nothing.
enum RequiredKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        read.kind.keys.filter(\.isRequired).compactMap { key in
            let isWritten =
                read.element.value(named: key.name) != nil || read.keys.contains { $0.key.name == key.name }
            guard !isWritten else { return nil }
            return .error(
                .missingKey, "this \(read.kind.name) has no `\(key.name)`", at: read.element.range,
                label: "add `\(key.name):`")
        }
    }
}
