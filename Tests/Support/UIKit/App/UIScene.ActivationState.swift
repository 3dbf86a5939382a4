extension UIScene {
    public enum ActivationState: Int, Sendable {
        case unattached
        case foregroundActive
        case foregroundInactive
        case background
    }
}
