extension UIMenu {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let displayInline = Self(rawValue: 1 << 0)
        public static let destructive = Self(rawValue: 1 << 1)
        public static let singleSelection = Self(rawValue: 1 << 5)
        @available(iOS 17.0, *)
        public static let displayAsPalette = Self(rawValue: 1 << 7)
    }
}
