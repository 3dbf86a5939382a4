public enum UIKeyboardAppearance: Int, Sendable {
    case `default`
    case alert
    case dark
    case light
}
