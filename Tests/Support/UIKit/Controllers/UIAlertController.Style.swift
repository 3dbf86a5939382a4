extension UIAlertController {
    public enum Style: Int, Sendable {
        case actionSheet
        case alert
    }
}
