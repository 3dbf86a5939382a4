extension UIMenuElement {
    public enum State: Int, Sendable {
        case off
        case on
        case mixed
    }
}
