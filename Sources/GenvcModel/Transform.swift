/// How a view is drawn elsewhere than layout puts it: scaled and turned about its centre, then moved.
package struct Transform: Sendable, Hashable {
    /// 1: as large as layout makes it.
    package let scale: Double
    /// Degrees, clockwise.
    package let rotation: Double
    /// Points to the right.
    package let offsetX: Double
    /// Points downwards.
    package let offsetY: Double

    package init(scale: Double = 1, rotation: Double = 0, offsetX: Double = 0, offsetY: Double = 0) {
        self.scale = scale
        self.rotation = rotation
        self.offsetX = offsetX
        self.offsetY = offsetY
    }
}
