extension UIImage {
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        private(set) var pointSize: CGFloat?
        private(set) var weight = SymbolWeight.unspecified
        private(set) var scale = SymbolScale.unspecified
        private(set) var textStyle: UIFont.TextStyle?
        private(set) var font: UIFont?
        private(set) var colors: [UIColor] = []

        public convenience init(scale: SymbolScale) {
            self.init()
            self.scale = scale
        }

        public convenience init(pointSize: CGFloat) {
            self.init()
            self.pointSize = pointSize
        }

        public convenience init(weight: SymbolWeight) {
            self.init()
            self.weight = weight
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize)
            self.weight = weight
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight)
            self.scale = scale
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init()
            self.textStyle = textStyle
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(textStyle: textStyle)
            self.scale = scale
        }

        public convenience init(font: UIFont) {
            self.init()
            self.font = font
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init()
            self.colors = [hierarchicalColor]
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init()
            self.colors = paletteColors
        }
    }
}
