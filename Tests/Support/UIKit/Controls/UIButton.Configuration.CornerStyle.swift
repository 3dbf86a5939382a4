extension UIButton.Configuration {
    public enum CornerStyle: Int, Sendable {
        case fixed
        case dynamic
        case small
        case medium
        case large
        case capsule
    }
}
