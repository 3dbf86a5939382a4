import GenvcVocabulary

/// Points, as a number or as the token that was written.
package struct Length: Sendable, Hashable {
    /// Points at the default text size; may be negative only where a key allows it.
    package let points: Double
    /// The token that was written, or that a written number equals.
    package let token: String?
    package let group: TokenGroup
    /// False: the token was found for a number.
    package let isTokenWritten: Bool
    /// What gives the points when the screen runs; `points` is then what a sample says.
    package let reference: Reference?

    package init(
        points: Double, token: String?, group: TokenGroup, isTokenWritten: Bool, reference: Reference? = nil
    ) {
        self.points = points
        self.token = token
        self.group = group
        self.isTokenWritten = isTokenWritten
        self.reference = reference
    }

    /// A number of the state, which no one has looked at yet.
    package init(_ reference: Reference, group: TokenGroup) {
        self.init(points: 0, token: nil, group: group, isTokenWritten: false, reference: reference)
    }

    /// The same length where the state has that number of points.
    package func sampled(as points: Double) -> Length {
        Length(points: points, token: nil, group: group, isTokenWritten: false, reference: reference)
    }

    /// A plain number; it takes the token of the group that has the same value.
    package init(points: Double, group: TokenGroup, in tokens: TokenTable) {
        let token = tokens.tokens(of: group).first { $0.points == points }
        self.init(points: points, token: token?.name, group: group, isTokenWritten: false)
    }

    /// A token that ships; traps for a word that is none, which is a mistake in genvc.
    package init(token: String, group: TokenGroup, in tokens: TokenTable) {
        guard let points = tokens.points(of: token, in: group) else {
            preconditionFailure("no token \(token) in \(group.rawValue)")
        }
        self.init(points: points, token: token, group: group, isTokenWritten: true)
    }

    /// One device pixel, written as `hairline`; it counts as a point where pixels are not known.
    package static let hairline = Length(points: 1, token: "hairline", group: .height, isTokenWritten: true)

    package var isHairline: Bool { self == .hairline }

    package static func zero(_ group: TokenGroup) -> Length {
        Length(points: 0, token: nil, group: group, isTokenWritten: false)
    }
}
