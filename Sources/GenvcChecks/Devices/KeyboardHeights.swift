/// The part of a screen that the keyboard covers, in points from its bottom edge: keys, suggestion bar and the room
/// below.
///
/// Apple documents no height. Keys and bar are as the Keyman keyboard lists them from simulators of iOS 18
/// (`KeyboardScaleMap.swift`); those of Telegram (`DeviceMetrics.swift`) are within ten points of them. None of it was
/// seen on a device.
package struct KeyboardHeights: Sendable, Hashable {
    /// The points that the keyboard covers in portrait.
    package let portrait: Double
    /// The points that the keyboard covers in landscape.
    package let landscape: Double

    /// The points that the keyboard covers while the device is held that way.
    package subscript(orientation: Orientation) -> Double {
        switch orientation {
        case .portrait: portrait
        case .landscape: landscape
        }
    }

    /// The room below the keys of a phone without a home button, with the globe and the microphone, in points.
    private static let phoneFoot = 75.0
    /// The room below the keys of a pad without a home button, in points.
    private static let padFoot = 20.0
    /// The width in points from which a phone has higher keys.
    private static let widePhone = 414.0
    /// The width in points from which a pad has higher keys.
    private static let widePad = 1_000.0

    /// The keyboard of a screen of that width in portrait, in points. The sums are keys, suggestion bar and foot.
    init(width: Double, isPad: Bool, hasHomeButton: Bool) {
        switch (isPad, hasHomeButton) {
        case (false, true): self.init(portrait: 216 + 44, landscape: 162 + 38)
        case (false, false):
            self.init(portrait: (width < Self.widePhone ? 216 : 226) + 45 + Self.phoneFoot, landscape: 160 + 38 + 21)
        case (true, true): self.init(portrait: 265 + 55, landscape: 353 + 55)
        case (true, false):
            let isWide = width >= Self.widePad
            self.init(
                portrait: (isWide ? 330 : 265) + 55 + Self.padFoot, landscape: (isWide ? 426 : 353) + 55 + Self.padFoot)
        }
    }

    /// The keyboard of a popover, a form sheet and a sheet below its greatest height: UIKit moves or enlarges these, so
    /// that it covers nothing of them.
    static let none = KeyboardHeights(portrait: 0, landscape: 0)

    private init(portrait: Double, landscape: Double) {
        self.portrait = portrait
        self.landscape = landscape
    }
}
