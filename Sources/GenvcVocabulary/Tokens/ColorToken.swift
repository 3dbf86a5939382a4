/// A named colour of `Theme`.
package struct ColorToken: Sendable, Hashable {
    /// The name in `Theme` and in specs.
    package let name: String
    /// The shade in light appearance, and wherever no other is given.
    package let light: Shade
    /// The shade in dark appearance; nil if it is the same.
    package let dark: Shade?
    /// The shade for people who ask for more contrast; nil if it is the same.
    package let highContrastLight: Shade?
    /// The shade for people who ask for more contrast, in dark appearance; nil if it is the same.
    package let highContrastDark: Shade?

    package init(
        _ name: String, light: Shade, dark: Shade? = nil, highContrastLight: Shade? = nil,
        highContrastDark: Shade? = nil
    ) {
        self.name = name
        self.light = light
        self.dark = dark
        self.highContrastLight = highContrastLight
        self.highContrastDark = highContrastDark
    }

    private init(_ name: String, _ systemColor: String) {
        self.init(name, light: Shade(.system(systemColor)))
    }

    /// The tokens that ship.
    package static let all = [
        ColorToken("primary", "systemBlue"), ColorToken("secondary", "systemGray"),
        ColorToken("background", "systemBackground"), ColorToken("surface", "secondarySystemBackground"),
        ColorToken("text", "label"), ColorToken("textSecondary", "secondaryLabel"),
        ColorToken("textTertiary", "tertiaryLabel"), ColorToken("separator", "separator"),
        error, ColorToken("success", "systemGreen"),
        ColorToken("warning", "systemOrange"), ColorToken("onPrimary", "white"),
    ]

    /// The color of small texts about errors: a darker red than `systemRed`, which is too light for small text on a
    /// light background. The values are those of `systemRed` under Increase Contrast.
    private static let error = ColorToken(
        "error", light: Shade(.components(SystemColor.Components(215, 0, 21))),
        dark: Shade(.components(SystemColor.Components(255, 105, 97))))

    /// True if the color has one shade in every appearance.
    package var isPlain: Bool { dark == nil && highContrastLight == nil && highContrastDark == nil }

    /// The values in light and dark appearance; nil if one of them is an asset.
    package var color: SystemColor? {
        guard let light = light.color else { return nil }
        guard let dark else { return light }
        return dark.color.map { SystemColor(name, light.light, $0.dark) }
    }

    /// The colours that `UIColor` has by name.
    package static let systemColors = SystemColor.all.map(\.name)
}
