extension UIMenuElement {
    @available(iOS 16.0, *)
    public enum Size: Int, Sendable {
        case small
        case medium
        case large
        @available(iOS 17.0, *)
        case automatic
    }
}
