extension UIActivityIndicatorView {
    public enum Style: Int, Sendable {
        case medium
        case large
    }
}
