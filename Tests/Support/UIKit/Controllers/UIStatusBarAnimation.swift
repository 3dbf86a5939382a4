public enum UIStatusBarAnimation: Int, Sendable {
    case none
    case fade
    case slide
}
