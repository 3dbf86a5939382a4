extension UIFontDescriptor {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = Self(rawValue: 1 << 0)
        public static let traitBold = Self(rawValue: 1 << 1)
        public static let traitExpanded = Self(rawValue: 1 << 5)
        public static let traitCondensed = Self(rawValue: 1 << 6)
        public static let traitMonoSpace = Self(rawValue: 1 << 10)
        public static let traitVertical = Self(rawValue: 1 << 11)
        public static let traitUIOptimized = Self(rawValue: 1 << 12)
        public static let traitTightLeading = Self(rawValue: 1 << 15)
        public static let traitLooseLeading = Self(rawValue: 1 << 16)
    }
}
