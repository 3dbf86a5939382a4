/// Room that a component is given to be looked at: `320`, `744x52`.
package struct PreviewBox: Sendable, Hashable {
    /// The points that a side of a box or of a device may have: up to four times those of the largest iPad.
    package static let sides = 1...5_504.0

    /// The width in points.
    package let width: Double
    /// The height in points; nil for the height of the content.
    package let height: Double?

    /// A box in points; without a height, it is as high as its content.
    package init(width: Double, height: Double?) {
        self.width = width
        self.height = height
    }
}
