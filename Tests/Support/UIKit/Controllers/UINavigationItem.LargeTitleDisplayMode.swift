extension UINavigationItem {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic
        case always
        case never
        @available(iOS 17.0, *)
        case inline
    }
}
