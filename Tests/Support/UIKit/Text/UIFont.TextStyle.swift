extension UIFont {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
        public static let body = Self(rawValue: "UICTFontTextStyleBody")
        public static let subheadline = Self(rawValue: "UICTFontTextStyleSubheadline")
        public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
        public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
        public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
        public static let largeTitle = Self(rawValue: "UICTFontTextStyleLargeTitle")
        @available(iOS 17.0, *)
        public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")
        @available(iOS 17.0, *)
        public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    }
}
