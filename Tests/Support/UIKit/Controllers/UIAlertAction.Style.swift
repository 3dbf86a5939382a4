extension UIAlertAction {
    public enum Style: Int, Sendable {
        case `default`
        case cancel
        case destructive
    }
}
