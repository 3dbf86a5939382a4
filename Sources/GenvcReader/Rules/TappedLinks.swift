import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A link is a phrase that can be tapped, which only a text view that nobody types in tells of. Reported is `link` in
/// the `runs` of other kinds, of text views that are edited, and of text that cannot be selected.
/// An example is `{ label: terms, text: "Read [all](terms)", runs: { terms: { link: true } } }`.
enum TappedLinks: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.value(.construction(.runs)) != nil else { return [] }
        return read.element.runs.filter(\.isLink).flatMap { findings(of: $0, in: read.element) }
    }

    /// The errors of one link.
    private static func findings(of link: TextRun, in element: Element) -> [Diagnostic] {
        guard element.kind.traits.contains(.takesText) else {
            return [
                .error(
                    .uselessKey, "`link` has no effect here", at: link.name.range,
                    label: "a \(element.kind.name) tells of no taps on phrases; a textView does")
            ]
        }
        var findings: [Diagnostic] = []
        if element.isTextInput {
            findings.append(
                .error(
                    .uselessKey, "`link` has no effect here", at: link.name.range,
                    label: "phrases can be tapped where nobody types: add `isEditable: false`"))
        }
        if element.value(.isSelectable) == .boolean(false) {
            findings.append(
                .error(
                    .conflictingKeys, "`link` and `isSelectable: false` exclude each other", at: link.name.range,
                    label: "UIKit follows links in selectable text only"))
        }
        return findings
    }
}
