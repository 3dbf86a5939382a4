extension UIButton.Configuration {
    public enum Size: Int, Sendable {
        case medium
        case small
        case mini
        case large
    }
}
