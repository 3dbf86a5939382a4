/// A named colour of `Theme`.
package struct ColorToken: Sendable, Hashable {
    package let name: String
    package let light: Shade
    /// Nil: the same in dark appearance.
    package let dark: Shade?
    /// Where people ask for more contrast; nil: as where they do not.
    package let highContrastLight: Shade?
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

    /// Those that ship.
    package static let all = [
        ColorToken("primary", "systemBlue"), ColorToken("secondary", "systemGray"),
        ColorToken("background", "systemBackground"), ColorToken("surface", "secondarySystemBackground"),
        ColorToken("text", "label"), ColorToken("textSecondary", "secondaryLabel"),
        ColorToken("textTertiary", "tertiaryLabel"), ColorToken("separator", "separator"),
        ColorToken("error", "systemRed"), ColorToken("success", "systemGreen"),
        ColorToken("warning", "systemOrange"), ColorToken("onPrimary", "white"),
    ]

    /// True for one shade in every appearance.
    package var isPlain: Bool { dark == nil && highContrastLight == nil && highContrastDark == nil }

    /// Its values in light and dark appearance; nil where one of them is an asset.
    package var color: SystemColor? {
        guard let light = light.color else { return nil }
        guard let dark else { return light }
        return dark.color.map { SystemColor(name, light.light, $0.dark) }
    }

    /// The colours that `UIColor` has by name.
    package static let systemColors = SystemColor.all.map(\.name)
}
