import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A new password is typed twice, and iOS fills a strong one into each field for a new password at once; into any other
/// secure field it fills a password that is saved already.
///
/// Reported is each secure field without a content type of its own, beside one for a new password.
/// An example is `{ textField: again, isSecureTextEntry: true }` behind `{ textField: password, textContentType:
/// newPassword }`.
enum RepeatedPassword {
    /// The content type of a field for a new password.
    private static let newPassword = Value.choice("newPassword")

    /// A warning for each of the fields.
    static func findings(in elements: [ReadElement]) -> [Diagnostic] {
        let types = elements.compactMap { $0.written(.textContentType) }
        guard let new = types.first(where: { $0.value == newPassword }) else { return [] }
        return elements.compactMap { read in
            guard let secure = read.written(.isSecureTextEntry), secure.value == .boolean(true),
                read.written(.textContentType) == nil
            else { return nil }
            return Diagnostic(
                .warning, .missingKey, "iOS fills a saved password into this field, beside one for a new password",
                at: secure.keyRange, label: "write `\(new.key.name): newPassword` too",
                related: [Diagnostic.Label(new.keyRange, "the new password is typed here")],
                help: "for the present password write `\(new.key.name): password`")
        }
    }
}

extension ReadElement {
    /// The value that the spec writes for a key of that meaning; nil where it writes none.
    fileprivate func written(_ meaning: Key.Meaning) -> KeyedValue? { values.first { $0.key.meaning == meaning } }
}
