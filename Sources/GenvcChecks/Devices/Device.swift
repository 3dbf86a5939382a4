/// A screen that layouts are tried on.
///
/// It is a class, because points and frames carry it along, and its many fields are never changed. Two devices of one
/// name and height are equal: a sheet has the name of the phone that shows it.
package final class Device: Sendable, Hashable {
    /// `iphone-se-3`: what the command line takes; a custom device is named as it was written.
    package let name: String
    /// `iPhone SE`: what findings say.
    package let title: String
    /// The width of the screen in portrait, in points.
    package let width: Double
    /// The height of the screen in portrait, in points.
    package let height: Double
    /// The width of the screen in landscape, in points; of a part of a pad, the width of the part.
    package let landscapeWidth: Double
    /// The height of the screen in landscape, in points.
    package let landscapeHeight: Double
    /// The number of pixels that a point has along each axis: 2 or 3.
    package let scale: Double
    /// The safe area in portrait.
    package let portrait: ScreenInsets
    /// The safe area in landscape.
    package let landscape: ScreenInsets
    /// The points that the keyboard covers, held either way.
    package let keyboard: KeyboardHeights
    /// True for an iPad and for parts of its screen.
    package let isPad: Bool
    /// True for a part of the screen of a pad, next to another app.
    package let isSplit: Bool
    /// The ways in which the device can be held; a half of a pad exists in landscape only.
    package let orientations: [Orientation]
    /// True for the devices on which a screen is tried unless others are named.
    package let isDefault: Bool

    /// Makes a whole device. Its sides change places in landscape, and the heights of its keyboard follow from its
    /// size.
    ///
    /// - Parameters:
    ///   - name: the word that the command line takes.
    ///   - title: the words that findings say.
    ///   - width: points in portrait, as all lengths here.
    ///   - scale: pixels a point.
    ///   - keyboard: nil for that of a device of the size.
    init(
        _ name: String, _ title: String, _ width: Double, _ height: Double, scale: Double = 3, portrait: ScreenInsets,
        landscape: ScreenInsets, isPad: Bool = false, isDefault: Bool = false,
        orientations: [Orientation] = Orientation.allCases, keyboard: KeyboardHeights? = nil
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
        self.keyboard =
            keyboard
            ?? KeyboardHeights(width: min(width, height), isPad: isPad, hasHomeButton: portrait.bottom == 0)
        isSplit = false
        self.orientations = orientations
    }

    /// A part of the screen of a pad, as high as the pad. A width is nil if the pad is not divided so when held that
    /// way.
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

    /// A device on which a sheet of that height stands while it is held upright, whose upper edge is no edge of the
    /// screen.
    init(
        _ name: String, _ title: String, _ height: Double, on whole: Device, orientations: [Orientation],
        keyboard: KeyboardHeights
    ) {
        self.name = name
        self.title = title
        width = whole.width
        self.height = height
        landscapeWidth = whole.landscapeWidth
        landscapeHeight = whole.landscapeHeight
        scale = whole.scale
        portrait = .portrait(0, whole.portrait.bottom)
        landscape = whole.landscape
        self.keyboard = keyboard
        isPad = whole.isPad
        isSplit = whole.isSplit
        isDefault = whole.isDefault
        self.orientations = orientations
    }

    /// Devices are compared by name, and first by identity, which nearly always decides.
    package static func == (left: Device, right: Device) -> Bool {
        left === right || left.name == right.name && left.height == right.height
    }

    /// A name stands for most numbers, since a custom device is named by them.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The device of that name: one of the table, or a size as `Device.custom` takes it; nil for any other word.
    package static func named(_ name: String) -> Device? {
        all.first { $0.name == name || $0.title == name } ?? custom(name)
    }

    /// The devices on which a screen is tried unless others are named.
    package static let defaults = all.filter(\.isDefault)
}
