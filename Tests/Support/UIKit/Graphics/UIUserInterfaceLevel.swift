public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified
    case base
    case elevated
}
