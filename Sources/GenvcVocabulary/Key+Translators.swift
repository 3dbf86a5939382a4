/// The words of keys in comments for translators, where the name of the key does not say them.
extension Key {
    /// The word for a text that VoiceOver reads; nil for a text that people see.
    package var spokenWord: String? {
        switch meaning {
        case .accessibilityLabel: "label"
        case .accessibilityHint: "hint"
        case .accessibilityValue: "value"
        case .announcement, .pageAnnouncement: "announcement"
        default: nil
        }
    }

    /// One text of a key that takes several; nil for any other key.
    package var wordForOne: String? {
        switch effect {
        case .construction(.segments): "segment"
        case .construction(.accessories): "accessory"
        default: nil
        }
    }

    /// True for the text that an element is by itself, as that of a label.
    package var isNamedByKind: Bool { isMainText && name == "text" }
}
