import GenvcVocabulary

/// The two appearances of the system, as `UIUserInterfaceStyle` has them. Contrast must suffice in both.
enum Appearance: String, Sendable, CaseIterable {
    case light, dark

    /// The red, green, blue and opacity that the color has in this appearance.
    func components(of color: SystemColor) -> SystemColor.Components {
        switch self {
        case .light: color.light
        case .dark: color.dark
        }
    }
}
