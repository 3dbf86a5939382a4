import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// What UIKit would do with keys that look as if they did something else.
extension NodeReader {
    /// A collection view puts its cells over whatever else stands in it.
    mutating func checkCoveredLayers(_ element: Element, _ entries: [YAMLEntry]) {
        guard element.kind.content == .sections, !element.overlay.isEmpty,
            let entry = entries.first(where: { element.kind.key(at: $0.key.text)?.effect == .content(.overlay) })
        else { return }
        values.report(
            .uselessKey, "the cells of a \(element.kind.name) cover what stands over it", at: entry.key.range,
            label: "put it into a `stackView`, and give that the `overlay`",
            help: "a stackView with one element is as large as the element")
    }

    /// A text that neither scrolls nor may grow on is cut.
    mutating func checkGrowingText(_ element: Element) {
        guard element.isTextInput, element.value(.isScrollEnabled) == .boolean(false),
            let height = element.layoutValue(.height), case .dimension(let rules) = height.value,
            rules.contains(where: { ($0.relation == .maximum || $0.relation == .equal) && $0.priority == 1_000 })
        else { return }
        let isBound = rules.allSatisfy(\.relation.isBound)
        values.sink.add(
            Diagnostic(
                .warning, .conflictingKeys, "what is typed beyond this height is cut: the text does not scroll",
                at: height.range,
                label: isBound
                    ? "leave out `isScrollEnabled: false`: it grows up to the `max`, and scrolls from there"
                    : "write `{ min: … }` alone, or leave out `isScrollEnabled: false`"))
    }

    /// VoiceOver says "button" only where a trait says what it is: what is written takes the place of what UIKit gives.
    mutating func checkLostRole(of element: Element) {
        guard
            element.kind.traits.contains(.hasConfiguration) || element.isTappedAsButton && !element.containsControl
        else { return }
        for keyed in element.values + element.variedValues
        where keyed.key.meaning == .accessibilityTraits && keyed.origin == .element {
            guard case .choices(let traits) = keyed.value, Choice.accessibilityRoles.isDisjoint(with: traits) else {
                continue
            }
            let whole = traits == ["none"] ? "button" : "[button, \(traits.joined(separator: ", "))]"
            values.sink.add(
                Diagnostic(
                    .warning, .conflictingKeys, "VoiceOver does not say that this is a button", at: keyed.range,
                    label: "write `\(whole)`", help: "traits that are written take the place of `button`"))
        }
    }

    /// Markdown is no markup here: the asterisks would be shown.
    mutating func checkAsterisks(_ keyed: KeyedValue, of element: Element) {
        guard keyed.origin == .element, case .text(let text) = keyed.value, let phrase = Self.boldPhrase(in: text.text)
        else { return }
        let takesRuns = element.kind.keys.contains { $0.effect == .construction(.runs) }
        values.sink.add(
            Diagnostic(
                .warning, .unknownValue, "the asterisks around \(Wording.code(phrase)) are shown as they stand",
                at: keyed.range,
                label: takesRuns
                    ? "write `[\(phrase)](bold)`, and `runs: { bold: { font: body bold } }`"
                    : "leave them out, and say it with `font`"))
    }

    /// What stands between the first `**` and the next, where that begins and ends with a word.
    private static func boldPhrase(in text: String) -> String? {
        let parts = text.split(separator: "**", omittingEmptySubsequences: false)
        guard parts.count > 2, let first = parts[1].first, let last = parts[1].last, first != " ", last != " ",
            first != "*"
        else { return nil }
        return String(parts[1])
    }
}
