/// Room that a component is given to be looked at: `320`, `744x52`.
package struct PreviewBox: Sendable, Hashable {
    /// Points.
    package let width: Double
    /// Points; nil: as high as its content.
    package let height: Double?

    package init(width: Double, height: Double?) {
        self.width = width
        self.height = height
    }
}
