public enum UILegibilityWeight: Int, Sendable {
    case unspecified
    case regular
    case bold
}
