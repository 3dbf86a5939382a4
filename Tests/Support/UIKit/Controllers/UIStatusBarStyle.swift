public enum UIStatusBarStyle: Int, Sendable {
    case `default`
    case lightContent
    case darkContent
}
