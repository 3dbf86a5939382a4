#if !canImport(CoreGraphics)
    // Foundation on Linux has no Core Graphics beyond the geometry types; this is the part that views use.
    public struct CGAffineTransform: Hashable, Sendable {
        public var a: CGFloat
        public var b: CGFloat
        public var c: CGFloat
        public var d: CGFloat
        public var tx: CGFloat
        public var ty: CGFloat

        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        public init(rotationAngle angle: CGFloat) {
            let sine = CGFloat(sin(Double(angle)))
            let cosine = CGFloat(cos(Double(angle)))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        public init(scaleX sx: CGFloat, y sy: CGFloat) {
            self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
        }

        public init(translationX tx: CGFloat, y ty: CGFloat) {
            self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
        }

        /// The transform that applies `other` first, and then this one.
        private func following(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: other.a * a + other.b * c, b: other.a * b + other.b * d, c: other.c * a + other.d * c,
                d: other.c * b + other.d * d, tx: other.tx * a + other.ty * c + tx, ty: other.tx * b + other.ty * d + ty
            )
        }

        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            following(CGAffineTransform(scaleX: sx, y: sy))
        }

        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            following(CGAffineTransform(rotationAngle: angle))
        }

        public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }
#endif
