extension UIMenuElement {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Self(rawValue: 1 << 0)
        public static let destructive = Self(rawValue: 1 << 1)
        public static let hidden = Self(rawValue: 1 << 2)
        @available(iOS 16.0, *)
        public static let keepsMenuPresented = Self(rawValue: 1 << 3)
    }
}
