import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// A device as the command line describes it: held one way, with a text size and a direction of writing.
package struct Presentation: Sendable {
    /// A word that describes none, and what could be written instead.
    package struct UnknownWord: Error {
        /// A sentence that names the word.
        package let message: String
        /// The words that come nearest, or where to find all of them.
        package let help: String
    }

    let device: Device
    /// False where the device is the one that is meant where none is named.
    let isNamed: Bool
    let orientation: Orientation
    let textSize: TextSize
    let direction: LayoutDirection
    /// Points at the bottom that a keyboard covers.
    let keyboard: Double

    /// No keyboard is higher than the longest side of any device.
    private static let highestKeyboard = 2_000.0

    /// - Parameters:
    ///   - device: a name or a size, as `Device.named` takes it.
    ///   - textSize: `XS` to `AX5`.
    ///   - keyboard: points.
    package init(
        device: String? = nil, isLandscape: Bool = false, textSize: String? = nil, isRightToLeft: Bool = false,
        keyboard: String? = nil
    ) throws(UnknownWord) {
        isNamed = device != nil
        self.device = try device.map { name throws(UnknownWord) in try Self.device(name) } ?? .standard
        self.textSize = try textSize.map { name throws(UnknownWord) in try Self.textSize(name) } ?? .large
        self.keyboard = try keyboard.map { text throws(UnknownWord) in try Self.points(text) } ?? 0
        direction = isRightToLeft ? .rightToLeft : .leftToRight
        orientation = isLandscape ? .landscape : .portrait
    }

    /// The same text size, direction and keyboard on another device, which is held upright.
    private init(_ other: Presentation, on device: Device) {
        self.device = device
        isNamed = other.isNamed
        orientation = .portrait
        textSize = other.textSize
        direction = other.direction
        keyboard = other.keyboard
    }

    /// This presentation in each box that a component names for itself, or in the popover or form sheet that the screen
    /// is; on its own device where a device is named or the screen is neither.
    func standing(for screen: Screen) -> [Presentation] {
        let boxes = Device.shown(for: screen)
        if isNamed, screen.isFitting {
            let held = Viewport(device, orientation, screen: screen)
            return [Presentation(self, on: .box(width: held.width, height: held.height))]
        }
        return isNamed || boxes.isEmpty ? [self] : boxes.map { Presentation(self, on: $0) }
    }

    /// This presentation in a box that is as high as what a component shows there.
    func fitting(_ tree: ViewTree, at point: LayoutPoint) -> Presentation {
        var solver = LayoutSolver(tree)
        let frames = solver.frames(of: LayoutPlan(tree, textSize: textSize), at: point)
        let height = max(1, frames.contentSize.height.roundedUpToPoint)
        return Presentation(self, on: .box(width: point.viewport.width, height: height))
    }

    /// The names of all devices, as `genvc devices` lists them.
    package static var deviceNames: [String] { Device.all.map(\.name) }

    /// The names of all text sizes, from the smallest.
    package static var textSizeNames: [String] { TextSize.allCases.map(\.name) }

    /// The device of a name, or of a size such as `390x844`.
    static func device(_ name: String) throws(UnknownWord) -> Device {
        if let device = Device.named(name) { return device }
        let nearest = WordSuggestion.nearest(to: name, among: Device.all.map(\.name))
        throw UnknownWord(
            message: "there is no device `\(name)`",
            help: nearest.isEmpty
                ? "`genvc devices` lists them; `390x844@47,0,34,0` is a size with its safe area"
                : "did you mean \(EnglishList.joined(nearest.map { "`\($0)`" }, "or"))?")
    }

    /// The text size of a name, such as `L` or `AX2`.
    static func textSize(_ name: String) throws(UnknownWord) -> TextSize {
        if let size = TextSize(name: name) { return size }
        let known = EnglishList.joined(TextSize.allCases.map(\.name), "or")
        throw UnknownWord(message: "there is no text size `\(name)`", help: "write \(known)")
    }

    /// A height in points, as a decimal number of at most `highestKeyboard`.
    private static func points(_ text: String) throws(UnknownWord) -> Double {
        let isNumber = text.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
        if isNumber, let points = Double(text), points <= highestKeyboard { return points }
        throw UnknownWord(message: "`\(text)` is no height in points", help: "write a number, such as `336`")
    }
}

extension Double {
    /// The next whole number; not `rounded()`, which would need the C mathematics library to be linked.
    fileprivate var roundedUpToPoint: Double {
        let whole = Double(Int(self))
        return whole < self ? whole + 1 : whole
    }
}
