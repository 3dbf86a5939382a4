import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The content that VoiceOver offers besides a label, `AXCustomContent`.
///
/// - `label`: what it is; it is required.
/// - `value`: what is said of it; it is required.
/// - `importance`: `high` for what is said without being asked for.
struct CustomContentFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = KeyGroup.accessibilityCustomContent.keyList() + ", or a list"

    /// The pieces of `{ label:, value:, importance: }`, or of a list of such; those with a mistake are reported and
    /// left out.
    func read(_ entry: YAMLEntry) -> [CustomContent] {
        let nodes: [YAMLNode]
        switch entry.value.content {
        case .sequence(let list) where !list.isEmpty: nodes = list
        case .mapping: nodes = [entry.value]
        case .sequence, .null:
            reading.reportEmptyValue(entry, label: Self.advice)
            return []
        case .scalar, .error:
            reading.reportWrongType(entry, "a label and a value, or a list of such", label: Self.advice)
            return []
        }
        return nodes.compactMap { customContent($0, of: entry) }
    }

    /// The label of findings: a whole value.
    private static let advice = "write `[ { label: Distance, value: $distance } ]`"

    /// One piece; nil where it was reported, also without a label or a value.
    private func customContent(_ node: YAMLNode, of owner: YAMLEntry) -> CustomContent? {
        guard case .mapping(let parts) = node.content else {
            reading.reportWrongType(
                YAMLEntry(key: owner.key, value: node), "a label and a value, or a list of such",
                label: Self.advice)
            return nil
        }
        var values: [String: Value] = [:]
        let keys = Key.keys(of: .accessibilityCustomContent)
        for part in parts {
            guard let key = Key.named(part.key.text, in: keys) else {
                reading.reportUnknownKey(part, in: "`\(owner.key.text)`", keys, beside: parts)
                return nil
            }
            guard let value = reading.value(of: part, for: key) else { return nil }
            values[key.name] = value
        }
        for name in ["label", "value"] where values[name] == nil {
            reading.report(
                .missingKey, "this piece has no `\(name)`", at: parts.first?.key.range ?? node.range,
                label: "add `\(name):`", help: "VoiceOver says the label, which is what it is, and the value")
            return nil
        }
        guard let label = values["label"], let value = values["value"] else { return nil }
        return CustomContent(label: label, value: value, isImportant: values["importance"] == .choice("high"))
    }
}
