/// A screen that layouts are tried on.
///
/// A class, because points and frames carry it along, and its many fields are never changed.
package final class Device: Sendable, Hashable {
    /// `iphone-se-3`: what the command line takes; a custom device is named as it was written.
    package let name: String
    /// `iPhone SE`: what findings say.
    package let title: String
    /// Points in portrait.
    package let width: Double
    package let height: Double
    /// Points in landscape.
    package let landscapeWidth: Double
    package let landscapeHeight: Double
    /// Pixels a point.
    package let scale: Double
    /// The safe area in portrait.
    package let portrait: ScreenInsets
    /// The safe area in landscape.
    package let landscape: ScreenInsets
    /// The heights of the keyboard.
    package let keyboard: KeyboardHeights
    /// True for an iPad and for parts of its screen.
    package let isPad: Bool
    /// True for a part of the screen of a pad, next to another app.
    package let isSplit: Bool
    /// The ways it can be held.
    package let orientations: [Orientation]
    /// True for the devices on which a screen is tried unless others are named.
    package let isDefault: Bool

    init(
        _ name: String, _ title: String, _ width: Double, _ height: Double, scale: Double = 3, portrait: ScreenInsets,
        landscape: ScreenInsets, isPad: Bool = false, isDefault: Bool = false,
        orientations: [Orientation] = Orientation.allCases
    ) {
        self.name = name
        self.title = title
        self.width = width
        self.height = height
        self.scale = scale
        self.portrait = portrait
        self.landscape = landscape
        self.isPad = isPad
        self.isDefault = isDefault
        landscapeWidth = height
        landscapeHeight = width
        keyboard = KeyboardHeights(width: min(width, height), isPad: isPad, hasHomeButton: portrait.bottom == 0)
        isSplit = false
        self.orientations = orientations
    }

    /// A part of the screen of a pad, as high as that. Nil for a width: the pad is not divided so when held that way.
    init(_ name: String, _ title: String, of pad: Device, portraitWidth: Double?, landscapeWidth: Double?) {
        self.name = name
        self.title = title
        width = portraitWidth ?? landscapeWidth ?? pad.width
        height = pad.height
        self.landscapeWidth = landscapeWidth ?? width
        landscapeHeight = pad.landscapeHeight
        scale = pad.scale
        portrait = pad.portrait
        landscape = pad.landscape
        keyboard = pad.keyboard
        isPad = true
        isSplit = true
        isDefault = false
        orientations = (portraitWidth == nil ? [] : [.portrait]) + (landscapeWidth == nil ? [] : [.landscape])
    }

    package static func == (left: Device, right: Device) -> Bool { left === right || left.name == right.name }

    /// A name stands for the numbers, since a custom device is named by them.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The device of that name: one of the table, or a size as `Device.custom` takes it; nil for any other word.
    package static func named(_ name: String) -> Device? {
        all.first { $0.name == name } ?? custom(name)
    }

    package static let defaults = all.filter(\.isDefault)
}
