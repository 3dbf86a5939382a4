import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A label that shows an `AttributedString` has the attributes that come with it.
///
/// Reported are keys that would set attributes of the same text, looks that change, which UIKit gives to the whole
/// text, and cases with a text that has none. The cells of a list begin anew each time.
/// An example is `{ label: note, text: $note, kern: 2 }` where `note` is an `AttributedString`.
enum AttributedTextKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let element = read.element
        let texts = (element.values + read.variedValues).filter(\.key.isMainText)
        guard element.kind.standing != .cell, let attributed = texts.first(where: \.value.isAttributedText) else {
            return []
        }
        let attributes = (element.values + read.variedValues).filter { $0.key.effect.facts.contains(.isTextAttribute) }
        let meanings: [Key.Meaning?] = [.font, .textColor, .textAlignment, .lineBreakMode]
        let looks = (element.values.filter(\.value.isDynamic) + read.variedValues).filter {
            meanings.contains($0.key.meaning)
        }
        let related = [Diagnostic.Label(attributed.range, "this text brings its attributes along")]
        return (attributes + looks).map { keyed in
            .error(
                .conflictingKeys, "`\(keyed.key.name)` cannot change an AttributedString", at: keyed.range,
                label: "leave it out", related: related, help: "set the attribute where the text is made")
        }
            + texts.filter { !$0.value.isAttributedText }.map { keyed in
                .error(
                    .conflictingKeys, "a text without attributes cannot take the place of an AttributedString",
                    at: keyed.range, label: "show another label, or another AttributedString", related: related,
                    help: "UIKit would give it the attributes of the first letter that was there")
            }
    }
}
