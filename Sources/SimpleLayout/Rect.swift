/// A rectangle in points: its top left corner and its size.
public struct Rect: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// The width and the height, which may be negative until a layout refuses them.
    public var size: Size

    /// A rectangle with this top left corner and size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle by its left and top edges and its lengths, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The left edge.
    public var minX: Double { origin.x }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// The width, in points.
    public var width: Double { size.width }
    /// The height, in points.
    public var height: Double { size.height }
}

extension Rect {
    /// False if a side is negative, or an edge is infinite or not a number.
    var isValid: Bool {
        width.isLength && height.isLength && minX.isFinite && maxX.isFinite && minY.isFinite && maxY.isFinite
    }
}
