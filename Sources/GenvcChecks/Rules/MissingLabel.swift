import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let missingLabel = DiagnosticCode(
        rule: "missing-label", "VoiceOver has nothing to say for an element")
}

/// `missing-label`: an element for which VoiceOver has no words.
///
/// A label beside a switch does not name it: VoiceOver reads the two one after the other, and the switch as a switch.
/// So the rule asks for a label of the switch too, and offers the words of the one beside it.
///
/// Silent are pictures and switches, buttons and fields without text, plain views of a custom class, and what is tapped
/// as a button. An element with `decorative: true` or an `accessibilityLabel` is never reported.
enum MissingLabel {
    static let rule = Rule(
        .missingLabel,
        why: """
            VoiceOver reads the screen to people who do not see it. A picture or a switch has no words of its own, so
            the spec gives them, or says that the picture is decoration.
            """,
        wrong: """
            screen: Note
            scroll: vertical
            rows:
              - { button: add, image: symbol:plus }

            """,
        right: """
            screen: Note
            scroll: vertical
            rows:
              - { button: add, image: symbol:plus, accessibilityLabel: Add a note }

            """,
        check: .screen(findings))

    /// The findings about bar button items, then about the views of the screen.
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        layout.tree.barItems.compactMap { finding(in: $0) }
            + layout.tree.views.indices.compactMap { index in
                let view = layout.tree.views[index]
                guard view.role == .element, let element = view.element, isSilent(element),
                    layout.plan.nodes[index].isPresent, !isPartOfOneElement(index, layout.tree)
                else { return nil }
                return finding(of: index, element, in: layout)
            }
    }

    /// The finding about a view, with the words that are near it. A view with texts in it is read as one element once
    /// it has a label, so that the label says what they say.
    private static func finding(of index: Int, _ element: Element, in layout: LaidOutScreen) -> RuleFinding {
        let tree = layout.tree
        let texts = texts(in: index, layout)
        let said = texts.isEmpty ? nil : joined(texts)
        let words = said ?? neighbour(of: index, tree) ?? Words.title(of: element.id?.text ?? element.kind.name)
        let isPicture = element.kind.intrinsicSize == .picture
        var fixes = [SpecFix.set(.meaning(.accessibilityLabel), SpecText.quoted(words), of: element)]
        if isPicture { fixes.append(.set(.tool(.decorative), "true", of: element)) }
        let isUnsaid = !texts.isEmpty && said == nil
        let help =
            isUnsaid
            ? "then VoiceOver reads the label alone, and none of the texts in it: say in it what they say"
            : isPicture ? "or `decorative: true` where it says nothing" : nil
        return RuleFinding(
            element: element,
            diagnostic: Diagnostic(
                .warning, .missingLabel, "VoiceOver has no words for `\(tree.views[index].name)`", at: element.range,
                label: isUnsaid ? "add `accessibilityLabel`" : "add `accessibilityLabel: \(SpecText.quoted(words))`",
                help: help),
            fixes: isUnsaid ? [] : fixes)
    }

    /// The texts that are seen in a view, from outside to inside, as the spec writes them; nil for one that the spec
    /// writes nowhere, or not so that it could stand at the view: one in a component.
    private static func texts(in index: Int, _ layout: LaidOutScreen) -> [String?] {
        layout.tree.views[index].children.flatMap { child -> [String?] in
            let view = layout.tree.views[child]
            guard layout.plan.nodes[child].isPresent else { return [] }
            guard let element = view.element, view.role == .element else { return texts(in: child, layout) }
            if element.isTrue(.decorative) { return [] }
            if element.kind.traits.contains(.isComponent) { return texts(in: child, layout).map { _ in nil } }
            return element.kind.intrinsicSize == .text ? [element.writtenText] : texts(in: child, layout)
        }
    }

    /// The texts as one, as VoiceOver would read them one after the other; nil where one of them is not known.
    private static func joined(_ texts: [String?]) -> String? {
        let known = texts.compactMap(\.self)
        return known.count == texts.count ? known.joined(separator: ", ") : nil
    }

    /// The finding about a bar button item that shows only a picture.
    private static func finding(in item: ViewNode) -> RuleFinding? {
        guard let element = item.element, element.value(.image) != nil, element.mainText == nil,
            !VoiceOver(element).hasLabel
        else {
            return nil
        }
        let words = Words.title(of: element.id?.text ?? element.kind.name)
        return RuleFinding(
            element: element,
            diagnostic: Diagnostic(
                .warning, .missingLabel, "VoiceOver has no words for `\(item.name)`", at: element.range,
                label: "add `accessibilityLabel: \(words)`"),
            fixes: [SpecFix.set(.meaning(.accessibilityLabel), SpecText.quoted(words), of: element)])
    }

    /// True if VoiceOver would have to guess what the element is.
    private static func isSilent(_ element: Element) -> Bool {
        let kind = element.kind
        // A text view with a placeholder is of a class that says it while nothing is typed.
        let hasText = element.mainText.map { !$0.text.isEmpty } ?? false || element.value(.placeholder) != nil
        // VoiceOver reads the text of a button, a field or a text view; what a view of a custom class says is unknown.
        let mayBeSilent =
            kind.traits.contains(.needsLabel)
            || (kind.traits.contains(.hasConfiguration) || kind.traits.contains(.takesText)) && !hasText
            || kind.traits.contains(.isPlainView) && element.children.isEmpty && hasSilentClass(element)
            || element.isTappedAsButton && kind.intrinsicSize != .text && !element.containsControl
        return mayBeSilent && !element.isTrue(.decorative) && !VoiceOver(element).hasLabel
    }

    /// True for what stands in a view with words of its own that the spec makes one element: VoiceOver reads those.
    private static func isPartOfOneElement(_ index: Int, _ tree: ViewTree) -> Bool {
        var next = tree.views[index].parent
        while let current = next {
            if let element = tree.views[current].element, tree.views[current].role == .element,
                element.value(.isAccessibilityElement) == .boolean(true), VoiceOver(element).hasLabel
            {
                return true
            }
            next = tree.views[current].parent
        }
        return false
    }

    /// True for a class of the project's own. What Apple's containers show speaks for itself.
    private static func hasSilentClass(_ element: Element) -> Bool {
        guard case .typeName(let name)? = element.toolValue(.className)?.value else { return false }
        return !ContainerClass.names.contains(name)
    }

    /// The text of a label beside the view in its row, as the spec writes it; nil if there is none.
    private static func neighbour(of index: Int, _ tree: ViewTree) -> String? {
        guard let parent = tree.views[index].parent, case .stack(let stack) = tree.views[parent].container,
            stack.axis == .horizontal
        else { return nil }
        for sibling in tree.views[parent].children {
            guard let element = tree.views[sibling].element, element.kind.intrinsicSize == .text,
                let text = element.writtenText
            else { continue }
            return text
        }
        return nil
    }
}
