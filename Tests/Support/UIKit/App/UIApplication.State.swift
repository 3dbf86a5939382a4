extension UIApplication {
    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }
}
