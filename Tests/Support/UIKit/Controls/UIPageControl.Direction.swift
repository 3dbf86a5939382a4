extension UIPageControl {
    @available(iOS 16.0, *)
    public enum Direction: Int, Sendable {
        case natural
        case leftToRight
        case rightToLeft
        case topToBottom
        case bottomToTop
    }
}
