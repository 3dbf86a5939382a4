import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The names of the enums that a spec makes, of fields with words and of literals.
///
/// Reported is a name that a type in the generated code has already, such as `State` or `Date`, or that is a
/// component's.
/// An example is `state: { theme: [light, dark] }`, since generated code has a `Theme`.
enum EnumName {
    /// The errors of the enums that the fields make.
    static func findings(of fields: [StateField], beside kinds: [Kind]) -> [Diagnostic] {
        fields.compactMap { field in
            guard case .cases = field.type.unwrapped else { return nil }
            return finding(for: field.name, beside: kinds)
        }
    }

    /// The error of an enum that is named as another type of the same file; nil where its name is free.
    ///
    /// - Parameters:
    ///   - id: what the enum is made of, which begins with a small letter.
    ///   - kinds: the kinds that are known there, with the components of the spec.
    static func finding(for id: Identifier, beside kinds: some Sequence<Kind>) -> Diagnostic? {
        let name = SwiftName.ofEnum(id.text)
        if GeneratedTypes.takes(enum: name) {
            let word =
                GeneratedTypes.ofLanguage.contains(name)
                ? "which Swift keeps for itself"
                : "as generated code \(GeneratedTypes.ofSwift.contains(name) ? "uses a type of that name" : "has one")"
            return .error(
                .duplicateName,
                "the cases of `\(id.text)` make an enum \(Wording.code(name)), \(word)",
                at: id.range, label: "write another name, as `\(id.text)Kind`")
        }
        guard kinds.contains(where: { $0.name == name && $0.content == .component }) else { return nil }
        return .error(
            .duplicateName, "the cases of `\(id.text)` make an enum \(Wording.code(name)), as a component is named",
            at: id.range, label: "write another name")
    }
}
