import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A bar takes the height that its rows have, before the rows of the screen get theirs: a text that grows in it covers
/// the screen in the end.
///
/// Reported, as a warning, is a text view in the `header` or `footer` into which people type, with
/// `isScrollEnabled: false`, and whose height has no end, be it in a component that stands there.
/// An example is `{ textView: message, isScrollEnabled: false }` in the `footer` of a chat.
enum TextThatFillsBar {
    /// The warnings of all texts in the rows of a bar.
    ///
    /// - Parameters:
    ///   - bar: the key of the bar.
    ///   - components: those that may stand in it.
    static func findings(in rows: [Element], of bar: String, _ components: [Component]) -> [Diagnostic] {
        rows.flatMap { texts(in: $0, components) }.map { text, component in
            Diagnostic(
                .warning, .missingKey, "what is typed makes the `\(bar)` higher, up to the whole screen",
                at: text.range, label: "write `height: { max: 120 }` in place of `isScrollEnabled: false`",
                related: component.map { [Diagnostic.Label($0.range, "it stands in the `\(bar)` here")] } ?? [],
                help: "up to that height it grows with its text, and scrolls from there")
        }
    }

    /// The growing texts without an end in an element, each with the component that it stands in, if it does.
    private static func texts(
        in element: Element, _ components: [Component]
    ) -> [(text: Element, component: Element?)] {
        if (element.values + element.variedValues).contains(where: \.endsHeight) { return [] }
        if element.isTextInput, element.kind.drawing == .textArea, element.value(.isScrollEnabled) == .boolean(false),
            !element.variedValues.contains(where: { $0.key.meaning == .isScrollEnabled })
        {
            return [(element, nil)]
        }
        let root = components.first { $0.kind === element.kind }?.root
        return (root.map { texts(in: $0, components) } ?? []).map { ($0.text, element) }
            + element.all.joined().flatMap { texts(in: $0, components) }
    }
}

extension KeyedValue {
    /// True if it says how high the element gets at most.
    fileprivate var endsHeight: Bool {
        switch (key.effect, value) {
        case (.layout(.height), .dimension(let rules)):
            rules.contains { $0.relation == .maximum || $0.relation == .equal }
        case (.layout(.size), _), (.layout(.aspectRatio), _): true
        case (_, .relations(let relations)):
            relations.contains { relation in
                guard case .formula(let formula) = relation.content else { return false }
                return formula.sign != .greaterThanOrEqual && formula.attribute == .height
            }
        default: false
        }
    }
}
