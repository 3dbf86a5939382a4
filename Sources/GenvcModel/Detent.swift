/// A height at which a sheet rests.
package enum Detent: Sendable, Hashable {
    /// A detent that UIKit has, by its name.
    case system(String)
    /// The height above the safe area, in points.
    case points(Double)
    /// A share of the greatest height, greater than 0 and at most 1.
    case share(Double)
}
