// UIKit and AppKit speak Core Graphics; elsewhere the library stands on its own types.
#if canImport(CoreGraphics)
    import CoreGraphics

    extension Point {
        /// The same position as a value of this library.
        public init(_ point: CGPoint) {
            self.init(x: Double(point.x), y: Double(point.y))
        }
    }

    extension Size {
        /// The same size as a value of this library.
        public init(_ size: CGSize) {
            self.init(width: Double(size.width), height: Double(size.height))
        }
    }

    extension Rect {
        /// Reads the stored origin and size: a `CGRect` with a negative size stays negative, and `Layout` refuses it.
        public init(_ rect: CGRect) {
            self.init(origin: Point(rect.origin), size: Size(rect.size))
        }
    }

    extension CGPoint {
        /// The same position as a value of Core Graphics.
        public init(_ point: Point) {
            self.init(x: point.x, y: point.y)
        }
    }

    extension CGSize {
        /// The same size as a value of Core Graphics.
        public init(_ size: Size) {
            self.init(width: size.width, height: size.height)
        }
    }

    extension CGRect {
        /// The same rectangle as a value of Core Graphics.
        public init(_ rect: Rect) {
            self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
        }
    }
#endif
