import GenvcModel
import GenvcVocabulary

extension Element {
    /// True for an element with words of its own for VoiceOver.
    var hasLabel: Bool {
        switch value(.accessibilityLabel) {
        case nil: false
        case .text(let text)?: !text.text.isEmpty
        default: true
        }
    }

    /// True for an element with words for VoiceOver that is not decorative.
    var isSpoken: Bool { hasLabel && !isTrue(.decorative) }

    /// True if VoiceOver takes the element and its content for one: the elements in it cannot be reached.
    var isOneElement: Bool {
        guard !isTrue(.decorative) else { return false }
        if hasLabel || value(.accessibilityValue) != nil || value(.accessibilityTraits) != nil { return true }
        return kind.traits.contains(.isInteractive) || kind.intrinsicSize == .text
    }

    /// True if VoiceOver stops at the element. It reads a container by its content unless the container has words of
    /// its own.
    func isRead(asContainer isContainer: Bool) -> Bool {
        guard !isTrue(.decorative) else { return false }
        if hasLabel { return true }
        guard !isContainer else { return false }
        if kind.traits.contains(.isInteractive) { return true }
        return kind.intrinsicSize == .text && mainText.map { !$0.text.isEmpty } ?? false
    }
}
