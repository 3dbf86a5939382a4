extension UIButton.Configuration {
    public enum MacIdiomStyle: Int, Sendable {
        case automatic
        case bordered
        case borderless
        case borderlessTinted
    }
}
