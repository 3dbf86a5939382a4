import GenvcVocabulary

/// The tokens of `Theme` that a spec can name: those that ship, and those of the project over them.
package struct TokenTable: Sendable {
    /// The colors by their order in `Theme.Colors`: those that ship, and behind them those of the project alone.
    package private(set) var colors = ColorToken.all
    /// None ship: text styles are the fonts of a project that has no others.
    package private(set) var fonts: [FontToken] = []
    /// True if the app swaps the colours while it runs.
    package var isRuntime = false
    /// The tokens of gaps and margins.
    private var spacing = TokenGroup.spacing.tokens
    /// The tokens of corner radii.
    private var cornerRadius = TokenGroup.cornerRadius.tokens
    /// The tokens of heights.
    private var height = TokenGroup.height.tokens

    /// The tokens of a project that has none of its own.
    package static let shipped = TokenTable()

    private init() {}

    /// The lengths of a group.
    package func tokens(of group: TokenGroup) -> [Token] {
        switch group {
        case .spacing: spacing
        case .cornerRadius: cornerRadius
        case .height: height
        }
    }

    /// The points of a token, or nil.
    package func points(of name: String, in group: TokenGroup) -> Double? {
        tokens(of: group).first { $0.name == name }?.points
    }

    /// The color of that name; nil if there is none.
    package func color(named name: String) -> ColorToken? {
        // Only the token that is found is copied; each color of each layout is looked up.
        for index in colors.indices where colors[index].name == name { return colors[index] }
        return nil
    }

    /// The font of that name; nil if there is none.
    package func font(named name: String) -> FontToken? {
        fonts.first { $0.name == name }
    }

    // MARK: - The project's

    /// Adds a colour, in the place of the one that has its name.
    package mutating func set(_ token: ColorToken) {
        if let index = colors.firstIndex(where: { $0.name == token.name }) {
            colors[index] = token
        } else {
            colors.append(token)
        }
    }

    /// Adds a font.
    package mutating func set(_ token: FontToken) {
        if let index = fonts.firstIndex(where: { $0.name == token.name }) {
            fonts[index] = token
        } else {
            fonts.append(token)
        }
    }

    /// Adds a length, in the place of the one that has its name.
    package mutating func set(_ token: Token, in group: TokenGroup) {
        switch group {
        case .spacing: Self.set(token, in: &spacing)
        case .cornerRadius: Self.set(token, in: &cornerRadius)
        case .height: Self.set(token, in: &height)
        }
    }

    /// Puts a token in the place of the one with its name, or behind all others.
    private static func set(_ token: Token, in tokens: inout [Token]) {
        if let index = tokens.firstIndex(where: { $0.name == token.name }) {
            tokens[index] = token
        } else {
            tokens.append(token)
        }
    }
}
