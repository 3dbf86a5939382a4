extension UIImage {
    public enum SymbolScale: Int, Sendable {
        case `default`
        case unspecified
        case small
        case medium
        case large
    }
}
