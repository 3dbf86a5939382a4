public enum UIDisplayGamut: Int, Sendable {
    case unspecified
    case srgb
    case p3
}
