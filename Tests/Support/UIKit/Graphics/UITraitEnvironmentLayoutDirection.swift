public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified
    case leftToRight
    case rightToLeft
}
