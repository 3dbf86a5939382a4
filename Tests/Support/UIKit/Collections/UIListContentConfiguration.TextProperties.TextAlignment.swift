extension UIListContentConfiguration.TextProperties {
    public enum TextAlignment: Sendable {
        case natural, center, justified
    }
}
