extension UIPageControl {
    public enum BackgroundStyle: Int, Sendable {
        case automatic
        case prominent
        case minimal
    }
}
