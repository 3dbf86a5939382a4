import GenvcVocabulary

/// A color as a spec names it, with an opacity.
package struct ColorValue: Sendable, Hashable {
    /// The source of the color, with its name there.
    package enum Source: Sendable, Hashable {
        /// A color of the theme, by its name.
        case token(String)
        /// A colour that `UIColor` has by name.
        case system(String)
        /// A color of the asset catalogue, by its name.
        case asset(String)
    }

    /// The source of the color: a token, the system, or the asset catalogue.
    package let source: Source
    /// 0 … 1, or nil for the colour as it is.
    package let opacity: Double?

    /// True for a color that is the same in light and in dark appearance, whatever the theme says.
    package var isFixed: Bool {
        if case .system(let name) = source { SystemColor.named(name)?.isFixed == true } else { false }
    }

    /// A color; without an opacity, 0 … 1, it has that of its source.
    package init(_ source: Source, opacity: Double? = nil) {
        self.source = source
        self.opacity = opacity
    }
}
