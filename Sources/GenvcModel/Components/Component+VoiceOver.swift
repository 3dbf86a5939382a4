import GenvcVocabulary

extension Component {
    /// True for a component that VoiceOver reads as one thing, with the words of all that stands in it: a control, and
    /// a view that is tapped as a whole, unless it says itself how it is read.
    package var isReadAsOne: Bool {
        if base == .control { return true }
        guard !base.isLook, root.isTappedAsButton, root.showsText, !root.containsControl else { return false }
        let meanings: [Key.Meaning] = [.accessibilityLabel, .accessibilityValue, .isAccessibilityElement]
        return !meanings.contains(where: root.sometimesHas) && root.toolValue(.accessibilityElements) == nil
    }
}
