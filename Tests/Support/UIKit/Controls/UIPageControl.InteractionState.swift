extension UIPageControl {
    public enum InteractionState: Int, Sendable {
        case none
        case discrete
        case continuous
    }
}
