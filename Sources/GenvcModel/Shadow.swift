package struct Shadow: Sendable, Hashable {
    package let color: ColorValue
    package let opacity: Double
    package let radius: Double
    package let offsetX: Double
    package let offsetY: Double

    package init(color: ColorValue, opacity: Double, radius: Double, offsetX: Double, offsetY: Double) {
        self.color = color
        self.opacity = opacity
        self.radius = radius
        self.offsetX = offsetX
        self.offsetY = offsetY
    }
}
