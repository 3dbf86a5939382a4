public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right
    case left
    case up
    case down
    case next
    case previous
}
