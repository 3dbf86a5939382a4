import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let nestedLabel = DiagnosticCode(
        rule: "nested-label", "VoiceOver cannot reach an element inside another one")
}

/// `nested-label`: words of a view that VoiceOver does not read, because it reads the controls in it, or an element
/// that it cannot reach, because it takes the view around it for one.
///
/// It needs a view with a label, value or traits, or a control, in which something takes touches or has a label of its
/// own and is not decorative.
enum NestedLabel {
    static let rule = Rule(
        .nestedLabel,
        why: """
            VoiceOver takes a view for one element with words of its own, or for a container of elements. A label on a
            card with a button in it is not heard, or the button is not reached. Label what stands in it, or leave it to
            speak for itself.
            """,
        wrong: """
            screen: Plan
            scroll: vertical
            rows:
              - card: plan
                accessibilityLabel: A year for 20 dollars
                rows: [ { label: price, text: 20 dollars }, { button: buy, title: Buy } ]

            """,
        right: """
            screen: Plan
            scroll: vertical
            rows:
              - card: plan
                rows: [ { label: price, text: 20 dollars }, { button: buy, title: Buy } ]

            """,
        check: .screen(findings))

    /// One finding for each such view, about the elements that cannot be reached.
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let tree = layout.tree
        return tree.views.indices.compactMap { index in
            let view = tree.views[index]
            guard view.role == .element, let element = view.element, !view.children.isEmpty,
                VoiceOver(element).isOneElement,
                layout.plan.nodes[index].isPresent
            else { return nil }
            let unreachable = unreachable(in: index, of: layout)
            guard !unreachable.isEmpty else { return nil }
            // The code makes no element of what holds controls, unless the spec says so; a component that is a control
            // is one at any rate.
            let isOpen =
                element.kind.isSilent && element.containsControl
                && element.value(.isAccessibilityElement) != .boolean(true)
                && !element.kind.traits.contains([.isComponent, .isInteractive])
            let texts = unreachable.filter { tree.views[$0].element?.kind.intrinsicSize == .text }
            let names = EnglishList.joined(
                unreachable.map { "`\(tree.views[$0].name)`" }, isOpen ? "and" : "or")
            let fixes: [SpecFix] = [
                .remove(.meaning(.accessibilityLabel), of: element),
                SpecFix([
                    .remove(.meaning(.accessibilityLabel), element), .remove(.meaning(.accessibilityTraits), element),
                    .remove(.meaning(.accessibilityValue), element),
                ]),
                .remove(.meaning(.accessibilityTraits), of: element),
                .remove(.meaning(.accessibilityValue), of: element),
            ]
            return RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .warning, .nestedLabel,
                    isOpen
                        ? "VoiceOver reads \(names), and no words of the `\(view.name)` around it"
                        : "VoiceOver cannot reach \(names) in `\(view.name)`",
                    at: element.range,
                    label: advice(element, hiding: texts),
                    related: unreachable.compactMap { inner in
                        tree.views[inner].element.map {
                            Diagnostic.Label($0.range, "`\(tree.views[inner].name)` stands here")
                        }
                    },
                    help: isOpen
                        ? "a view is either one element of VoiceOver, or a container of what stands in it"
                        : "VoiceOver takes `\(view.name)` for one element, and stops there"),
                fixes: fixes + labels(of: unreachable.compactMap { tree.views[$0].element }))
        }
    }

    /// The fix that leaves out the labels of elements that nobody hears.
    private static func labels(of elements: [Element]) -> [SpecFix] {
        elements.isEmpty ? [] : [SpecFix(elements.map { .remove(.meaning(.accessibilityLabel), $0) })]
    }

    /// The advice to leave out what makes the view one element; if nothing written does, to move the elements apart. A
    /// picture keeps its label, which can say what the texts on it say.
    private static func advice(_ element: Element, hiding texts: [Int]) -> String {
        if element.kind.intrinsicSize == .picture, !texts.isEmpty {
            return "say in its label what they say, and write `decorative: true` at them"
        }
        let words: [(Key.Meaning, Bool)] = [
            (.accessibilityLabel, VoiceOver(element).hasLabel),
            (.accessibilityTraits, element.value(.accessibilityTraits) != nil),
            (.accessibilityValue, element.value(.accessibilityValue) != nil),
        ]
        let written = words.filter(\.1).compactMap { element.kind.key(.meaning($0.0))?.name }
        guard !written.isEmpty else { return "let the two stand side by side" }
        return "leave out its " + EnglishList.joined(written.map { "`\($0)`" }, "and")
    }

    /// The views inside `host` that take touches or have a label of their own, and the texts on a picture, of which its
    /// label says nothing; without those that stand in another one of them.
    private static func unreachable(in host: Int, of layout: LaidOutScreen) -> [Int] {
        let tree = layout.tree
        // A view that only shows something is a part of a host that the spec makes one element, by intention.
        let isMeant = tree.views[host].element?.value(.isAccessibilityElement) == .boolean(true)
        let isPicture = tree.views[host].element?.kind.intrinsicSize == .picture
        var found: [Int] = []
        for index in (host + 1)..<max(host + 1, tree.views.count) {
            guard layout.stands(index, in: host) else { break }
            guard tree.views[index].role == .element, let element = tree.views[index].element,
                layout.plan.nodes[index].isPresent, !element.isTrue(.decorative),
                found.last.map({ !layout.stands(index, in: $0) }) ?? true
            else { continue }
            let isSpoken = VoiceOver(element).hasLabel || isPicture && element.kind.intrinsicSize == .text
            if isSpoken && !isMeant || layout.subjects[index].facts.contains(.takesTouches) {
                found.append(index)
            }
        }
        return found
    }
}
