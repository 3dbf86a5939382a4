extension UIFontDescriptor {
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = Self(rawValue: "Default")
        public static let rounded = Self(rawValue: "Rounded")
        public static let serif = Self(rawValue: "Serif")
        public static let monospaced = Self(rawValue: "Monospaced")
    }
}
