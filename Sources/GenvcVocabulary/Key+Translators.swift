/// The words of keys in comments for translators, where the name of the key does not say them.
extension Key {
    /// The word for a text that VoiceOver reads; nil for a text that people see.
    package var spokenWord: String? {
        switch name {
        case "accessibilityLabel": "label"
        case "accessibilityHint": "hint"
        case "accessibilityValue": "value"
        case "announcement", "pageScrolled": "announcement"
        default: nil
        }
    }

    /// One text of a key that takes several; nil for any other key.
    package var wordForOne: String? {
        switch name {
        case "segments": "segment"
        case "accessories": "accessory"
        default: nil
        }
    }

    /// True for the text that an element is by itself, as that of a label.
    package var isNamedByKind: Bool { isMainText && name == "text" }
}
