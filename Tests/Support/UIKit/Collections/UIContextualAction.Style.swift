extension UIContextualAction {
    public enum Style: Int, Sendable {
        case normal, destructive
    }
}
