public enum UITextAutocorrectionType: Int, Sendable {
    case `default`
    case no
    case yes
}
