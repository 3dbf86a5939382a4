import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Truth values, which are `true` and `false` alone: YAML's `yes` and `on` are texts here.
struct BooleanFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "true or false"

    /// The values that a key takes which shows an error, in words for `explain`.
    static let errorWords = "true or false, or $field of an optional String"

    /// The value; nil, and reported, for anything but `true` and `false` without quotes.
    func read(_ entry: YAMLEntry) -> Bool? {
        guard let scalar = reading.scalar(entry, "`true` or `false`") else { return nil }
        if scalar.style == .plain {
            if scalar.text == "true" { return true }
            if scalar.text == "false" { return false }
        }
        let isField = reading.scope.name(scalar.text)?.type == .basic(.boolean)
        let meant = isField ? nil : Self.meantBoolean(scalar.text)
        let quotes = scalar.style == .plain ? "" : " without quotes"
        let label = isField ? "write `$\(scalar.text)` to mean the field" : meant.map { "write `\($0)`\(quotes)" }
        reading.sink.add(
            .error(
                .wrongType, "`\(entry.key.text)` takes `true` or `false`, not \(Wording.found(entry.value))",
                at: scalar.range, label: label
            ).fixable(by: meant.map { [.replace(scalar.range, with: "\($0)", isSafe: true)] } ?? []))
        return nil
    }

    /// The value that other words for it mean; nil for any other word.
    private static func meantBoolean(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on", "y", "1": true
        case "false", "no", "off", "n", "0": false
        default: nil
        }
    }
}
