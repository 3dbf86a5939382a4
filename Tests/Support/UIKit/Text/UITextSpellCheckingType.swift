public enum UITextSpellCheckingType: Int, Sendable {
    case `default`
    case no
    case yes
}
