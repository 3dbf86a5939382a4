/// A group of `Theme`: the tokens of one sort.
package enum TokenGroup: String, Sendable, Hashable, CaseIterable {
    case spacing = "Spacing"
    case cornerRadius = "CornerRadius"
    case height = "Height"

    /// The shipped tokens and their points.
    package var tokens: [Token] {
        switch self {
        case .spacing: Self.spacingTokens
        case .cornerRadius: Self.cornerRadiusTokens
        case .height: Self.heightTokens
        }
    }

    private static let spacingTokens = [
        Token("tiny", 4), Token("small", 8), Token("medium", 16), Token("large", 24), Token("xLarge", 32),
    ]
    private static let cornerRadiusTokens = [
        Token("small", 4), Token("medium", 8), Token("large", 12), Token("xLarge", 16),
    ]
    private static let heightTokens = [Token("control", 44), Token("largeControl", 56)]

    package func points(of name: String) -> Double? {
        tokens.first { $0.name == name }?.points
    }
}

/// A named length of `Theme`.
package struct Token: Sendable, Hashable {
    package let name: String
    package let points: Double

    package init(_ name: String, _ points: Double) {
        self.name = name
        self.points = points
    }
}

/// A named colour of `Theme`.
package struct ColorToken: Sendable, Hashable {
    package let name: String
    /// The name of the `UIColor` behind it.
    package let systemColor: String

    package init(_ name: String, _ systemColor: String) {
        self.name = name
        self.systemColor = systemColor
    }

    package static let all = [
        ColorToken("primary", "systemBlue"), ColorToken("secondary", "systemGray"),
        ColorToken("background", "systemBackground"), ColorToken("surface", "secondarySystemBackground"),
        ColorToken("text", "label"), ColorToken("textSecondary", "secondaryLabel"),
        ColorToken("textTertiary", "tertiaryLabel"), ColorToken("separator", "separator"),
        ColorToken("error", "systemRed"), ColorToken("success", "systemGreen"),
        ColorToken("warning", "systemOrange"), ColorToken("onPrimary", "white"),
    ]

    /// The values of the `UIColor` behind it.
    package var color: SystemColor? { SystemColor.named(systemColor) }

    /// The colours that `UIColor` has by name.
    package static let systemColors = SystemColor.all.map(\.name)
}
