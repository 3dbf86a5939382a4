import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// `missing-label`: what VoiceOver has no words for.
///
/// A label beside a switch does not name it: VoiceOver reads the two one after the other, and the switch as a switch.
/// So it is asked for too, with the words of the label as an offer.
enum MissingLabel {
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        layout.tree.views.indices.compactMap { index in
            let view = layout.tree.views[index]
            guard view.role == .element, let element = view.element, isSilent(element),
                layout.plan.nodes[index].isPresent
            else { return nil }
            let words = neighbour(of: index, layout.tree) ?? Words.title(of: element.id?.text ?? element.kind.name)
            let isPicture = element.kind.intrinsicSize == .picture
            return RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .warning, .missingLabel, "VoiceOver has no words for `\(view.name)`", at: element.range,
                    label: "add `accessibilityLabel: \(words)`",
                    help: isPicture ? "or `decorative: true` where it says nothing" : nil))
        }
    }

    private static func isSilent(_ element: Element) -> Bool {
        let isIconButton = element.kind.traits.contains(.hasConfiguration) && element.mainText?.text.isEmpty ?? true
        guard element.kind.traits.contains(.needsLabel) || isIconButton else { return false }
        if element.isTrue(.decorative) { return false }
        switch element.value(.accessibilityLabel) {
        case nil: return true
        case .text(let text)?: return text.text.isEmpty
        default: return false
        }
    }

    /// The text of a label that stands beside it in a row.
    private static func neighbour(of index: Int, _ tree: ViewTree) -> String? {
        guard let parent = tree.views[index].parent, case .stack(let stack) = tree.views[parent].container,
            stack.axis == .horizontal
        else { return nil }
        for sibling in tree.views[parent].children {
            guard let element = tree.views[sibling].element, element.kind.intrinsicSize == .text,
                let text = element.mainText?.text, !text.isEmpty
            else { continue }
            return text
        }
        return nil
    }
}
