extension UIScrollView {
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Self(rawValue: 0.998)
        public static let fast = Self(rawValue: 0.99)
    }
}
