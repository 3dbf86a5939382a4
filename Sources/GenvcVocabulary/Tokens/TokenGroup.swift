/// A group of `Theme`: the lengths of one sort.
package enum TokenGroup: String, Sendable, Hashable, CaseIterable {
    /// Gaps and margins.
    case spacing = "Spacing"
    /// The radii of corners.
    case cornerRadius = "CornerRadius"
    /// Heights of controls.
    case height = "Height"

    /// The shipped tokens and their points.
    package var tokens: [Token] {
        switch self {
        case .spacing: Self.spacingTokens
        case .cornerRadius: Self.cornerRadiusTokens
        case .height: Self.heightTokens
        }
    }

    /// The gaps and margins that ship, from the smallest to the largest.
    private static let spacingTokens = [
        Token("tiny", 4), Token("small", 8), Token("medium", 16), Token("large", 24), Token("xLarge", 32),
    ]
    /// The corner radii that ship.
    private static let cornerRadiusTokens = [
        Token("small", 4), Token("medium", 8), Token("large", 12), Token("xLarge", 16),
    ]
    /// The heights of controls: 44 points, which the Human Interface Guidelines ask for, and a larger one for main
    /// buttons.
    private static let heightTokens = [Token("control", 44), Token("largeControl", 56)]
}
