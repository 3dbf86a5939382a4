import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension ScreenReader {
    /// The number of keys of a file that are compared with those of a screen, to tell a spec with a typing error from
    /// another file.
    static let mostKeysCompared = 100

    /// The name of the screen: an upper-case letter, then letters and digits. Nil, and reported, for any other text,
    /// and for names of UIKit.
    mutating func screenName(_ entry: YAMLEntry) -> Identifier? {
        guard let scalar = nodes.reading.scalar(entry, "a name like `Login`") else { return nil }
        let suffix = ScreenClass.controller.suffix
        let isName = scalar.text.utf8.first?.isUpperCase == true && SwiftName.isID(Wording.camelCased(scalar.text))
        let isPlain = scalar.text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
        guard isName, isPlain else {
            let meant = Wording.camelCased(scalar.text).capitalizedFirst
            nodes.reading.report(
                .badIdentifier, "\(Wording.code(scalar.text)) cannot be the name of a screen", at: scalar.range,
                label: meant.isEmpty ? nil : "write \(Wording.code(meant))",
                help: "a name is an upper-case letter, then letters and digits; `Login` makes `LoginViewController`")
            return nil
        }
        guard !scalar.text.hasSuffix(suffix) else {
            let meant = scalar.text.dropLast(suffix.count)
            nodes.reading.report(
                .badIdentifier, "`\(suffix)` is added to the name of a screen", at: scalar.range,
                label: meant.isEmpty ? "write a name like `Login`" : "write \(Wording.code(String(meant)))")
            return nil
        }
        if let rest = scalar.text.dropping(prefix: "UI"), rest.utf8.first?.isUpperCase ?? true {
            nodes.reading.report(
                .badIdentifier, "\(Wording.code(scalar.text)) makes the name of a UIKit class", at: scalar.range,
                label: rest.isEmpty ? "write a name like `Login`" : "write \(Wording.code(String(rest)))",
                help: "the classes of UIKit begin with `UI`; a screen adds `\(suffix)` to its name")
            return nil
        }
        return Identifier(scalar.text, range: scalar.range)
    }

    /// True if one of the keys is a screen's, or nearly; reports a file about something else.
    mutating func isSpec(_ entries: [YAMLEntry]) -> Bool {
        if entries.contains(where: { Key.named($0.key.text, in: Key.screen) != nil }) { return true }
        guard let first = entries.first else { return true }
        let names = Key.screen.map(\.name)
        let isNear = entries.prefix(Self.mostKeysCompared).contains {
            if case .error = $0.value.content { return true }
            return !WordSuggestion.nearest(to: $0.key.text, among: names).isEmpty
        }
        if isNear { return true }
        nodes.reading.report(
            .notASpec, "this file describes no screen", at: first.key.range,
            label: "a spec begins with `screen: Name`")
        return false
    }

    /// Reports a document that has no keys.
    mutating func reportNoSpec(_ root: YAMLNode) {
        if case .error = root.content { return }
        nodes.reading.report(
            .notASpec, "this file describes no screen", at: root.range, label: "a spec begins with `screen: Name`")
    }

    /// Reports a key that none of `keys` is.
    mutating func reportUnknownKey(_ entry: YAMLEntry, in place: String, _ keys: [Key], beside entries: [YAMLEntry]) {
        nodes.reading.reportUnknownKey(entry, in: place, keys, beside: entries)
    }
}
