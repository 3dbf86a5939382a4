/// A height at which a sheet rests.
package enum Detent: Sendable, Hashable {
    /// One of UIKit's own, by its name.
    case system(String)
    /// Points above the safe area.
    case points(Double)
    /// A share of the greatest height, above 0 to 1.
    case share(Double)
}
