import GenvcModel
import GenvcVocabulary

extension Element {
    /// True if it has words of its own for VoiceOver.
    var hasLabel: Bool {
        switch value(.accessibilityLabel) {
        case nil: false
        case .text(let text)?: !text.text.isEmpty
        default: true
        }
    }

    /// True if it has words for VoiceOver, and is not decoration.
    var isSpoken: Bool { hasLabel && !isTrue(.decorative) }

    /// True if VoiceOver takes it and all that stands in it for one element: what stands in it cannot be reached.
    var isOneElement: Bool {
        guard !isTrue(.decorative) else { return false }
        if hasLabel || value(.accessibilityValue) != nil || value(.accessibilityTraits) != nil { return true }
        return kind.traits.contains(.isInteractive) || kind.intrinsicSize == .text
    }

    /// True if VoiceOver stops at it. A container is read through what stands in it unless it has words of its own.
    func isRead(asContainer isContainer: Bool) -> Bool {
        guard !isTrue(.decorative) else { return false }
        if hasLabel { return true }
        guard !isContainer else { return false }
        if kind.traits.contains(.isInteractive) { return true }
        return kind.intrinsicSize == .text && mainText.map { !$0.text.isEmpty } ?? false
    }
}
