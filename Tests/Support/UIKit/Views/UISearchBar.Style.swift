extension UISearchBar {
    public enum Style: Int, Sendable {
        case `default`
        case prominent
        case minimal
    }
}
