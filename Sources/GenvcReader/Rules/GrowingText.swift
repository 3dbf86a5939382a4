import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A text that neither scrolls nor may grow on is cut. A warning stands at a text view with `isScrollEnabled: false`
/// and a required height that is equal to a number, or at most that number.
/// An example is `{ textView: note, isScrollEnabled: false, height: { max: 200 } }`.
enum GrowingText: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let element = read.element
        guard element.isTextInput, element.value(.isScrollEnabled) == .boolean(false),
            let height = element.layoutValue(.height), case .dimension(let rules) = height.value,
            rules.contains(where: { ($0.relation == .maximum || $0.relation == .equal) && $0.priority == 1_000 })
        else { return [] }
        let isBound = rules.allSatisfy(\.relation.isBound)
        return [
            Diagnostic(
                .warning, .conflictingKeys, "what is typed beyond this height is cut: the text does not scroll",
                at: height.range,
                label: isBound
                    ? "leave out `isScrollEnabled: false`: it grows up to the `max`, and scrolls from there"
                    : "write `{ min: … }` alone, or leave out `isScrollEnabled: false`")
        ]
    }
}
