/// The source of a colour; a named colour is one of the system's or of the asset catalogue.
enum UIColorSource: Sendable {
    case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case named(String, alpha: CGFloat)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
}
