extension UIButton.Configuration {
    @available(iOS 16.0, *)
    public enum Indicator: Int, Sendable {
        case automatic
        case none
        case popup
    }
}
