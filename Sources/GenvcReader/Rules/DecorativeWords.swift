import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A decorative element says nothing, so it has no words for VoiceOver. Reported is `decorative: true` beside an
/// `accessibilityLabel` of the element itself.
/// An example is `{ imageView: wave, image: wave, decorative: true, accessibilityLabel: A wave }`.
enum DecorativeWords: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let keyed = read.value(.tool(.decorative)), keyed.value == .boolean(true),
            let said = (read.element.values + read.variedValues).first(where: {
                $0.key.meaning == .accessibilityLabel && $0.origin == .element
            })
        else { return [] }
        return [
            .error(
                .conflictingKeys, "what is `decorative` says nothing, and this \(read.kind.name) has words to say",
                at: keyed.keyRange, label: "keep one of them",
                related: [Diagnostic.Label(said.keyRange, "the words are here")])
        ]
    }
}
