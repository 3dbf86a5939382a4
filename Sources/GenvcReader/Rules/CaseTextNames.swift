import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Each localised text of a case needs a name of its own, which makes its localisation key.
///
/// Reported is a text without a key in a case that has no name, or the name of another case that gives the same key.
/// An example is `when: { if: $count > 1 and $isOpen, text: Many }`: neither term has a word that could be the name.
enum CaseTextNames {
    /// The errors of the texts in the cases of one element.
    static func findings(in variants: [Variant]) -> [Diagnostic] {
        var known: [(key: Key, name: String)] = []
        var findings: [Diagnostic] = []
        for keyed in variants.lazy.flatMap({ variant in variant.values.map { (variant.name, $0) } }) {
            let (name, value) = keyed
            guard case .text(let text) = value.value, text.isLocalized, text.key == nil else { continue }
            if let name, !known.contains(where: { $0.key === value.key && $0.name == name }) {
                known.append((value.key, name))
                continue
            }
            findings.append(
                .error(
                    .missingKey, "this case needs a name, for the localization key of its text", at: value.range,
                    label: "add `\(CaseReader.caseKey): …` beside the condition"))
        }
        return findings
    }
}
