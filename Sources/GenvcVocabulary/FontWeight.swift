/// The cases of `UIFont.Weight`, from the lightest to the heaviest.
package enum FontWeight: String, Sendable, Hashable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// True for a weight that people see as bold.
    package var isBold: Bool {
        switch self {
        case .semibold, .bold, .heavy, .black: true
        case .ultraLight, .thin, .light, .regular, .medium: false
        }
    }
}

/// The cases of `UIFontDescriptor.SystemDesign` but the default.
package enum FontDesign: String, Sendable, Hashable, CaseIterable {
    case rounded, serif, monospaced
}
