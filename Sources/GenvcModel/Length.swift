import GenvcVocabulary

/// A length in points, written as a number or as a token.
package struct Length: Sendable, Hashable {
    /// The points at the default text size; negative only if the key allows it.
    package let points: Double
    /// The token that the spec names, or that has the value of a written number.
    package let token: String?
    /// The group of tokens that the length belongs to, whose name the code writes before the token.
    package let group: TokenGroup
    /// True if the spec names the token; false if it was found for a number.
    package let isTokenWritten: Bool
    /// The reference that gives the length at run time; `points` is then the value of the sample.
    package let reference: Reference?

    /// A length in points; with a reference, `points` is that of the sample.
    package init(
        points: Double, token: String?, group: TokenGroup, isTokenWritten: Bool, reference: Reference? = nil
    ) {
        self.points = points
        self.token = token
        self.group = group
        self.isTokenWritten = isTokenWritten
        self.reference = reference
    }

    /// A length that follows state, not sampled yet.
    package init(_ reference: Reference, group: TokenGroup) {
        self.init(points: 0, token: nil, group: group, isTokenWritten: false, reference: reference)
    }

    /// The length in a state that has this number of points.
    package func sampled(as points: Double) -> Length {
        Length(points: points, token: nil, group: group, isTokenWritten: false, reference: reference)
    }

    /// A number of points; it takes the token of the group that has the same value.
    package init(points: Double, group: TokenGroup, in tokens: TokenTable) {
        let token = tokens.tokens(of: group).first { $0.points == points }
        self.init(points: points, token: token?.name, group: group, isTokenWritten: false)
    }

    /// A shipped token. An unknown word is a mistake in genvc, and traps.
    package init(token: String, group: TokenGroup, in tokens: TokenTable) {
        guard let points = tokens.points(of: token, in: group) else {
            preconditionFailure("no token \(token) in \(group.rawValue)")
        }
        self.init(points: points, token: token, group: group, isTokenWritten: true)
    }

    /// One device pixel, written as `hairline`; it counts as a point where pixels are not known.
    package static let hairline = Length(points: 1, token: "hairline", group: .height, isTokenWritten: true)

    /// True for the length of one pixel of the device.
    package var isHairline: Bool { self == .hairline }

    /// A length of 0 points, which is written as a number.
    package static func zero(_ group: TokenGroup) -> Length {
        Length(points: 0, token: nil, group: group, isTokenWritten: false)
    }
}
