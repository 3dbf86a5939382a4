extension UIButton {
    public enum Role: Int, Sendable {
        case normal
        case primary
        case cancel
        case destructive
    }
}
