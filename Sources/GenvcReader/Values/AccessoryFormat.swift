import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The accessories at the end of a cell: `disclosureIndicator`, `switch`, `{ text: $count }`, or a list of them.
///
/// - `disclosureIndicator`, `checkmark`, `detail`: those that UIKit draws.
/// - `switch`: a switch, whose state `isOn` says.
/// - `{ text: $count }`: a text for people, which may follow state.
struct AccessoryFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = (Choice.cellAccessory.names + [AccessoryPart.keyList, "or a list"]).joined(separator: ", ")

    /// The accessories in their order; nil, and reported, where one cannot be read or stands there twice.
    func read(_ entry: YAMLEntry) -> [CellAccessory]? {
        guard case .sequence(let nodes) = entry.value.content else { return accessory(entry).map { [$0] } }
        var accessories: [CellAccessory] = []
        for node in nodes {
            guard let accessory = accessory(YAMLEntry(key: entry.key, value: node)) else { return nil }
            if accessories.contains(where: { $0.content == accessory.content }) {
                reading.report(
                    .duplicateName, "the same accessory stands here twice", at: accessory.range, label: "delete one")
                return nil
            }
            accessories.append(accessory)
        }
        return accessories
    }

    /// One accessory: a word, or a text of its own.
    private func accessory(_ entry: YAMLEntry) -> CellAccessory? {
        guard case .mapping(let parts) = entry.value.content else {
            return ChoiceFormat(reading).read(entry, of: .cellAccessory).flatMap(CellAccessorySign.init).map {
                CellAccessory(.sign($0), range: entry.value.range)
            }
        }
        if let part = parts.first, let sign = CellAccessorySign(rawValue: part.key.text) {
            reading.report(
                .wrongType, "\(Wording.code(part.key.text)) is a word, not a key", at: part.key.range,
                label: "write `\(entry.key.text): \(part.key.text)`"
                    + (sign == .switchControl ? ", and `isOn: $field` for its state beside it" : ""))
            return nil
        }
        for part in parts {
            guard reading.part(part, of: entry, as: AccessoryPart.self) != nil else { return nil }
        }
        guard let part = parts.first else {
            reading.reportEmptyValue(entry, label: "write `disclosureIndicator`, or `{ text: … }`")
            return nil
        }
        let name = AccessoryPart.text.rawValue
        let key = Key(name, .text, .configuration(name), "")
        return reading.value(of: part, for: key).map { CellAccessory(.text($0), range: entry.value.range) }
    }
}
