import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension Reading {
    /// A word, `{ text: }`, or a list of such.
    func accessories(_ entry: YAMLEntry) -> [CellAccessory]? {
        guard case .sequence(let nodes) = entry.value.content else { return accessory(entry).map { [$0] } }
        var accessories: [CellAccessory] = []
        for node in nodes {
            guard let accessory = accessory(YAMLEntry(key: entry.key, value: node)) else { return nil }
            if accessories.contains(where: { $0.content == accessory.content }) {
                report(
                    .duplicateName, "the same accessory stands here twice", at: accessory.range, label: "delete one")
                return nil
            }
            accessories.append(accessory)
        }
        return accessories
    }

    private func accessory(_ entry: YAMLEntry) -> CellAccessory? {
        guard case .mapping(let parts) = entry.value.content else {
            return choice(entry, of: .cellAccessory).map {
                CellAccessory(CellAccessory.Content(word: $0), range: entry.value.range)
            }
        }
        guard let part = parts.first, parts.count == 1, part.key.text == Self.textPart else {
            if let unknown = parts.first(where: { $0.key.text != Self.textPart }) {
                reportUnknownPart(unknown, of: entry, among: [Self.textPart])
            }
            return nil
        }
        let key = Key(Self.textPart, .text, .configuration(Self.textPart), "")
        return value(of: part, for: key).map { CellAccessory(.text($0), range: entry.value.range) }
    }

    private static let textPart = "text"
}

extension CellAccessory.Content {
    /// The accessory of a word of `Choice.cellAccessory`.
    fileprivate init(word: String) {
        switch word {
        case "disclosureIndicator": self = .disclosureIndicator
        case "checkmark": self = .checkmark
        case "detail": self = .detail
        case "switch": self = .switchControl
        default: preconditionFailure("no accessory \(word)")
        }
    }
}
