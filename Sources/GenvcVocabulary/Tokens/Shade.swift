/// The value of a colour token in one appearance.
package struct Shade: Sendable, Hashable {
    /// The source of the color.
    package enum Source: Sendable, Hashable {
        /// In sRGB, opaque; the opacity stands in the shade.
        case components(SystemColor.Components)
        /// A colour that `UIColor` has by name; it may have a dark side of its own.
        case system(String)
        /// A color of the app's asset catalogue, by its name.
        case asset(String)
    }

    /// The source of the color: numbers, the system, or the asset catalogue.
    package let source: Source
    /// The opacity, 0 to 1; nil for the colour as it is.
    package let opacity: Double?

    /// A shade; without an opacity, 0 … 1, it has that of its source.
    package init(_ source: Source, opacity: Double? = nil) {
        self.source = source
        self.opacity = opacity
    }

    /// The values in light and dark appearance; nil for an asset, which only the project knows.
    package var color: SystemColor? {
        let plain: SystemColor? =
            switch source {
            case .components(let components): SystemColor("", components, components)
            case .system(let name): SystemColor.named(name)
            case .asset: nil
            }
        guard let opacity, let plain else { return plain }
        return SystemColor(plain.name, plain.light.faded(opacity), plain.dark.faded(opacity))
    }
}
