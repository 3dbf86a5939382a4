import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The layer that closes a screen while it is shown, as one over a screen that loads: nobody sees or touches what it
/// covers, so that VoiceOver leaves that out as well.
enum Veil {
    /// True for the last layer over the screen if it covers all below it and takes the touches. A layer in which
    /// VoiceOver finds nothing would leave it nowhere to go.
    static func covers(_ view: ViewNode, _ element: Element, in tree: ViewTree) -> Bool {
        guard case .layer(isOverlay: true, .fill, .fill) = view.attachment, view.parent == nil,
            view.relations.isEmpty, view.width.isEmpty, view.height.isEmpty, !element.changesLayout,
            let last = tree.screen.overlay.last, last === element,
            !element.kind.ignoresTouches, !element.sometimesHas(.isUserInteractionEnabled),
            !element.sometimesHas(.accessibilityViewIsModal)
        else { return false }
        return hidesOrBlurs(element) && element.all.contains { $0.contains(where: isFoundByVoiceOver) }
    }

    /// True for a layer that is seen as one: a color hides or dims, an effect blurs what lies below.
    private static func hidesOrBlurs(_ element: Element) -> Bool {
        if element.kind.content == .contentView { return true }
        guard let color = element.value(.backgroundColor), !element.sometimesHas(.alpha) else { return false }
        if case .color(let written) = color, written.source == .system("clear") { return false }
        return true
    }

    /// True if VoiceOver stops at the element: at its words, or as it does at elements of its kind.
    private static func isFoundByVoiceOver(_ element: Element) -> Bool {
        let isRoom = element.kind.drawing == .gap || element.kind.drawing == .line
        return !element.isTrue(.decorative)
            && (element.sometimesHas(.accessibilityLabel) || !element.kind.isSilent && !isRoom)
    }
}
