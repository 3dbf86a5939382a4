public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified
    case normal
    case high
}
