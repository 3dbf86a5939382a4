extension UIProgressView {
    public enum Style: Int, Sendable {
        case `default`
        case bar
    }
}
