/// The shadow of a layer; lengths in points.
package struct Shadow: Sendable, Hashable {
    /// `CALayer.shadowRadius` of a layer that nobody has changed, in points.
    package static let standardRadius = 3.0
    /// `CALayer.shadowOffset` of a layer that nobody has changed, in points to the right and downwards.
    package static let standardOffset = (x: 0.0, y: -3.0)

    /// The color of the shadow, which the code sets again when the appearance changes.
    package let color: ColorValue
    /// The opacity, 0 … 1.
    package let opacity: Double
    /// The blur radius in points.
    package let radius: Double
    /// The offset to the right in points.
    package let offsetX: Double
    /// The offset downwards in points.
    package let offsetY: Double

    /// A shadow: the opacity is 0 … 1, and the other numbers are points.
    package init(color: ColorValue, opacity: Double, radius: Double, offsetX: Double, offsetY: Double) {
        self.color = color
        self.opacity = opacity
        self.radius = radius
        self.offsetX = offsetX
        self.offsetY = offsetY
    }
}
