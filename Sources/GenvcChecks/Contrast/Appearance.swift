import GenvcVocabulary

/// The two appearances of the system.
enum Appearance: String, Sendable, CaseIterable {
    case light, dark

    func components(of color: SystemColor) -> SystemColor.Components {
        switch self {
        case .light: color.light
        case .dark: color.dark
        }
    }
}
