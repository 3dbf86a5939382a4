extension UISwitch {
    public enum Style: Int, Sendable {
        case automatic
        case checkbox
        case sliding
    }
}
