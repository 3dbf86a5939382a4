extension UIGestureRecognizer {
    public enum State: Int, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
        case recognized
    }
}
