extension Device {
    /// The devices that `genvc devices` lists, by size, and the parts of the pads behind them.
    package static let all: [Device] = whole + whole.filter(\.isPad).flatMap { splits(of: $0) }

    /// The device that is meant where none is named: the middle one of today's phones.
    package static let standard = phone("iphone-14", "iPhone 14", (390, 844), top: 47, isDefault: true)

    /// The whole devices: points and scales are those of the Human Interface Guidelines, Layout. Safe areas of phones
    /// are those that several published tables agree on; those of pads and of the newest phones are from one source
    /// each.
    private static let whole: [Device] = [
        Device(
            "iphone-se-3", "iPhone SE", 375, 667, scale: 2, portrait: .portrait(20, 0), landscape: .none,
            isDefault: true),
        phone("iphone-13-mini", "iPhone 13 mini", (375, 812), top: 50),
        phone("iphone-11-pro", "iPhone 11 Pro", (375, 812), top: 44),
        Device(
            "iphone-11", "iPhone 11", 414, 896, scale: 2, portrait: .portrait(48, 34),
            landscape: .landscape(top: 0, sides: 48, bottom: 21)),
        phone("iphone-13", "iPhone 13", (390, 844), top: 47),
        standard,
        phone("iphone-14-plus", "iPhone 14 Plus", (428, 926), top: 47),
        phone("iphone-14-pro", "iPhone 14 Pro", (393, 852), top: 59),
        phone("iphone-14-pro-max", "iPhone 14 Pro Max", (430, 932), top: 59),
        phone("iphone-15", "iPhone 15", (393, 852), top: 59),
        phone("iphone-15-plus", "iPhone 15 Plus", (430, 932), top: 59),
        phone("iphone-15-pro", "iPhone 15 Pro", (393, 852), top: 59),
        phone("iphone-15-pro-max", "iPhone 15 Pro Max", (430, 932), top: 59),
        phone("iphone-16e", "iPhone 16e", (390, 844), top: 47),
        phone("iphone-16", "iPhone 16", (393, 852), top: 59),
        phone("iphone-16-plus", "iPhone 16 Plus", (430, 932), top: 59),
        phone("iphone-16-pro", "iPhone 16 Pro", (402, 874), top: 62),
        phone("iphone-16-pro-max", "iPhone 16 Pro Max", (440, 956), top: 62, isDefault: true),
        // From here on the safe area of a phone in landscape has a top as well.
        phone("iphone-17", "iPhone 17", (402, 874), top: 62, landscape: (20, 20)),
        phone("iphone-17-pro", "iPhone 17 Pro", (402, 874), top: 62, landscape: (20, 20)),
        phone("iphone-17-pro-max", "iPhone 17 Pro Max", (440, 956), top: 62, landscape: (20, 20)),
        phone("iphone-air", "iPhone Air", (420, 912), top: 68, landscape: (20, 29)),
        pad("ipad-mini", "iPad mini", 744, 1133),
        pad("ipad-9", "iPad 9", 810, 1080, insets: .portrait(20, 0)),
        pad("ipad-10", "iPad", 820, 1180, isDefault: true),
        pad("ipad-air-11", "iPad Air 11", 820, 1180),
        pad("ipad-air-13", "iPad Air 13", 1024, 1366),
        pad("ipad-pro-11", "iPad Pro 11", 834, 1210),
        pad("ipad-pro-13", "iPad Pro 13", 1032, 1376),
    ]

    /// A phone without a home button: in landscape the sides keep clear of what is at the top in portrait.
    ///
    /// - Parameters:
    ///   - size: width and height in portrait, in points.
    ///   - top: the upper inset in portrait, and those of the sides in landscape.
    ///   - landscape: the upper and the lower inset in landscape.
    private static func phone(
        _ name: String, _ title: String, _ size: (width: Double, height: Double), top: Double,
        landscape: (top: Double, bottom: Double) = (0, 21), isDefault: Bool = false
    ) -> Device {
        Device(
            name, title, size.width, size.height, portrait: .portrait(top, 34),
            landscape: .landscape(top: landscape.top, sides: top, bottom: landscape.bottom), isDefault: isDefault)
    }

    /// A pad: two pixels a point, and the same safe area either way.
    private static func pad(
        _ name: String, _ title: String, _ width: Double, _ height: Double, insets: ScreenInsets = .portrait(24, 20),
        isDefault: Bool = false
    ) -> Device {
        Device(
            name, title, width, height, scale: 2, portrait: insets, landscape: insets, isPad: true,
            isDefault: isDefault)
    }
}
