import GenvcModel
import GenvcVocabulary

/// The words that VoiceOver says of an element, as far as the spec decides it.
struct VoiceOver {
    private let element: Element

    init(_ element: Element) {
        self.element = element
    }

    /// True for an element with words of its own for VoiceOver.
    var hasLabel: Bool {
        switch element.value(.accessibilityLabel) {
        case nil: false
        case .text(let text)?: !text.text.isEmpty
        default: true
        }
    }

    /// True for an element with words for VoiceOver that is not decorative.
    var isSpoken: Bool { hasLabel && !element.isTrue(.decorative) }

    /// True if VoiceOver takes the element and its content for one: the elements in it cannot be reached.
    var isOneElement: Bool {
        guard !element.isTrue(.decorative) else { return false }
        if hasLabel || element.value(.accessibilityValue) != nil || element.value(.accessibilityTraits) != nil {
            return true
        }
        // A control of the spec that says so is a container of what stands in it.
        if element.value(.isAccessibilityElement) == .boolean(false) { return false }
        return element.kind.traits.contains(.isInteractive) || element.kind.intrinsicSize == .text
    }

    /// True if VoiceOver stops at the element. It reads a container by its content unless the container has words of
    /// its own.
    func isRead(asContainer isContainer: Bool) -> Bool {
        guard !element.isTrue(.decorative) else { return false }
        if hasLabel { return true }
        // A component that is a control joins the words of its parts.
        if element.kind.traits.isSuperset(of: [.isComponent, .isInteractive]) { return true }
        guard !isContainer else { return false }
        if element.kind.traits.contains(.isInteractive) { return true }
        return element.kind.intrinsicSize == .text && element.mainText.map { !$0.text.isEmpty } ?? false
    }
}
