/// A named length of `Theme`.
package struct Token: Sendable, Hashable {
    /// The greatest length of a token: more than any content of a screen has, and small enough that sums of lengths
    /// stay exact.
    package static let mostPoints = 100_000.0

    /// The name in `Theme` and in specs.
    package let name: String
    /// The length in points.
    package let points: Double

    /// A length of a project, in points.
    package init(_ name: String, _ points: Double) {
        self.name = name
        self.points = points
    }
}
