import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An element has the keys without which it is nothing. Reported is each key that the vocabulary requires of the kind
/// and that neither the element nor a style of it gives.
/// An example is `{ grid: keys, items: [ … ] }` without `columns`.
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
