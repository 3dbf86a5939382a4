import GenvcVocabulary

extension Component {
    /// True for a component that VoiceOver reads as one thing, with the words of its texts: a control, and a view that
    /// is tapped as a whole and shows texts alone, unless it says itself how it is read.
    package var isReadAsOne: Bool {
        if base == .control { return true }
        guard !base.isLook, root.isTappedAsButton, root.showsText, !root.containsControl,
            !root.sometimesHas(.accessibilityLabel), !Self.saysMore(root)
        else { return false }
        return Self.showsTextsAlone(root)
    }

    /// True if all that VoiceOver finds in the element are texts, of which nothing else is said.
    private static func showsTextsAlone(_ element: Element) -> Bool {
        element.all.joined().allSatisfy { inner in
            if inner.isTrue(.decorative) { return true }
            guard !saysMore(inner) else { return false }
            switch inner.kind.drawing {
            case .text: return true
            case .gap, .line, .container: return inner.kind.content != .component && showsTextsAlone(inner)
            default: return false
            }
        }
    }

    /// True for an element that tells VoiceOver more than its words.
    private static func saysMore(_ element: Element) -> Bool {
        [.accessibilityValue, .isAccessibilityElement].contains(where: element.sometimesHas)
            || !element.accessibilityActions.isEmpty || element.toolValue(.accessibilityElements) != nil
    }
}
