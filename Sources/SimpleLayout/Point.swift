/// A position in points; y grows downwards, as on iOS.
public struct Point: Hashable, Sendable {
    /// The distance from the left edge, in points.
    public var x: Double
    /// The distance from the top edge, in points.
    public var y: Double

    /// A position in points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
