import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension Reading {
    /// `{ label:, value:, importance: }`, or a list of such.
    func customContents(_ entry: YAMLEntry) -> [CustomContent] {
        let nodes: [YAMLNode]
        switch entry.value.content {
        case .sequence(let list) where !list.isEmpty: nodes = list
        case .mapping: nodes = [entry.value]
        case .sequence, .null:
            reportEmptyValue(entry, label: Self.customContentAdvice)
            return []
        case .scalar, .error:
            reportWrongType(entry, "a label and a value, or a list of such", label: Self.customContentAdvice)
            return []
        }
        return nodes.compactMap { customContent($0, of: entry) }
    }

    private static let customContentAdvice = "write `[ { label: Distance, value: $distance } ]`"

    private func customContent(_ node: YAMLNode, of owner: YAMLEntry) -> CustomContent? {
        guard case .mapping(let parts) = node.content else {
            reportWrongType(
                YAMLEntry(key: owner.key, value: node), "a label and a value, or a list of such",
                label: Self.customContentAdvice)
            return nil
        }
        var values: [String: Value] = [:]
        let keys = Key.keys(of: .accessibilityCustomContent)
        for part in parts {
            guard let key = Key.named(part.key.text, in: keys) else {
                reportUnknownKey(part, in: "`\(owner.key.text)`", keys)
                return nil
            }
            guard let value = value(of: part, for: key) else { return nil }
            values[key.name] = value
        }
        for name in ["label", "value"] where values[name] == nil {
            report(
                .missingKey, "this piece has no `\(name)`", at: parts.first?.key.range ?? node.range,
                label: "add `\(name):`", help: "VoiceOver says the label, which is what it is, and the value")
            return nil
        }
        guard let label = values["label"], let value = values["value"] else { return nil }
        return CustomContent(label: label, value: value, isImportant: values["importance"] == .choice("high"))
    }
}
