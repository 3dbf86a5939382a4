public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = Self(rawValue: 0x01)
    public static let thick = Self(rawValue: 0x02)
    public static let double = Self(rawValue: 0x09)
    public static let patternDot = Self(rawValue: 0x0100)
    public static let patternDash = Self(rawValue: 0x0200)
    public static let patternDashDot = Self(rawValue: 0x0300)
    public static let patternDashDotDot = Self(rawValue: 0x0400)
    public static let byWord = Self(rawValue: 0x8000)
}
