extension UIButton.Configuration {
    public enum TitleAlignment: Int, Sendable {
        case automatic
        case leading
        case center
        case trailing
    }
}
