import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let staleLabel = DiagnosticCode(
        rule: "stale-label", "VoiceOver reads the same words while the picture of an element changes")
}

/// `stale-label`: a case of `when` that gives an element another picture and leaves its `accessibilityLabel` as it is.
///
/// Silent are cases that also change something else that VoiceOver reads: the label, the value, the traits, the text.
/// So are cases in which the element is hidden, cases that ask for a state of the control itself, since VoiceOver reads
/// `selected` by itself, cases of the device alone, such as a wider screen, and labels that are read from the state.
enum StaleLabel {
    static let rule = Rule(
        .staleLabel,
        why: """
            Whoever does not see the picture hears its words alone. Where the picture changes and the words do not,
            VoiceOver still offers `Play` while the music plays. Give the words in the case as well, or an
            `accessibilityValue` if the picture shows a value.
            """,
        wrong: """
            screen: Player
            scroll: vertical
            state: { isPlaying: Bool }
            rows:
              - button: play
                image: symbol:play.fill
                accessibilityLabel: Play
                when: [ { if: $isPlaying, image: symbol:pause.fill } ]

            """,
        right: """
            screen: Player
            scroll: vertical
            state: { isPlaying: Bool }
            rows:
              - button: play
                image: symbol:play.fill
                accessibilityLabel: Play
                when: [ { if: $isPlaying, image: symbol:pause.fill, accessibilityLabel: Pause } ]

            """,
        check: .screen(findings))

    /// The keys besides the text whose values VoiceOver reads, or by which it does not come to the element at all.
    private static let heard: [Key.Meaning] = [
        .accessibilityLabel, .accessibilityValue, .accessibilityTraits, .isSelected, .isHidden,
        .isAccessibilityElement,
    ]

    /// The findings about bar button items, then about the views of the screen.
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let views = layout.tree.views.filter { $0.role == .element }
        return (layout.tree.barItems + views).flatMap { view in
            view.element.map { findings(about: $0, name: view.name) } ?? []
        }
    }

    private static func findings(about element: Element, name: String) -> [RuleFinding] {
        let written = element.written
        guard case .text(let label)? = written.value(.accessibilityLabel), label.arguments.isEmpty,
            !written.isTrue(.decorative), let image = written.value(.image)
        else { return [] }
        return written.variants.compactMap { variant in
            guard !variant.condition.readsControl, !variant.condition.references.isEmpty,
                let other = variant.values.first(where: { $0.key.meaning == .image }), other.value != image,
                !variant.values.contains(where: { isHeard($0.key) })
            else { return nil }
            return RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .warning, .staleLabel, "VoiceOver still reads `\(label.text)` for `\(name)` with another picture",
                    at: other.range, label: "give this case an `accessibilityLabel` too",
                    help: "or an `accessibilityValue`, if the picture shows a value"))
        }
    }

    private static func isHeard(_ key: Key) -> Bool {
        key.isMainText || key.meaning.map(heard.contains) ?? false
    }
}
