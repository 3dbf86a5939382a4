extension UINavigationItem {
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`
        case generic
        case minimal
    }
}
