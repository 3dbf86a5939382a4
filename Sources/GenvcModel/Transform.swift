/// The transform by which a view is drawn elsewhere than layout puts it: scaled and turned about its centre, then
/// moved.
package struct Transform: Sendable, Hashable {
    /// The factor of the size; 1 for the size that layout gives it.
    package let scale: Double
    /// The rotation in degrees, clockwise.
    package let rotation: Double
    /// The offset to the right, in points.
    package let offsetX: Double
    /// The offset downwards, in points.
    package let offsetY: Double

    /// A transform that changes nothing unless it says so: degrees clockwise, and points.
    package init(scale: Double = 1, rotation: Double = 0, offsetX: Double = 0, offsetY: Double = 0) {
        self.scale = scale
        self.rotation = rotation
        self.offsetX = offsetX
        self.offsetY = offsetY
    }
}
