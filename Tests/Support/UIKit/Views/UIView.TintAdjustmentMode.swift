extension UIView {
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic
        case normal
        case dimmed
    }
}
