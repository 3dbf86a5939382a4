public enum UIBarStyle: Int, Sendable {
    case `default`
    case black
}
