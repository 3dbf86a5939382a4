extension UITextField {
    public enum DidEndEditingReason: Int, Sendable {
        case unknown
        case committed
    }
}
