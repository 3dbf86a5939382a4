/// The length of one item along the main axis.
enum Length: Hashable, Sendable {
    case fixed(Double)
    case flexible(weight: Double, minimum: Double)
}

extension Double {
    /// Can be a length: not negative, not infinite, not NaN.
    var isLength: Bool { isFinite && self >= 0 }

    /// Differences below this many points are rounding errors. A millionth of a point is far smaller than a pixel
    /// (a third of a point), and far larger than what thousands of additions of screen lengths lose.
    package static let roundingTolerance = 0.000_001
}
