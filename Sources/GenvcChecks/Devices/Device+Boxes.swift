import GenvcModel
import GenvcViews

extension Device {
    /// The height in points of a box for which the spec says none: any content has room, since the screen in it
    /// scrolls.
    static let heightOfBoxes = 844.0
    /// The widths in points at which a part of a screen is looked at unless it says some: those of the narrowest phone
    /// and of the narrowest pad.
    private static let widthsOfParts = [320.0, 744]

    /// The devices on which a screen is tried unless some are named: the boxes of a part of a screen, or `others`, as
    /// the screen stands on them.
    static func standing(for screen: Screen, otherwise others: [Device]) -> [Device] {
        if screen.boxes.isEmpty, screen.isFitting {
            return widthsOfParts.map { Device(PreviewBox(width: $0, height: nil)) }
        }
        return screen.boxes.isEmpty ? presenting(screen, on: others) : screen.boxes.map { Device($0) }
    }

    /// The boxes that a component or a part of a screen is drawn in; none for a whole screen, or for a component that
    /// says none.
    package static func boxes(of screen: Screen) -> [Device] {
        screen.boxes.isEmpty && !screen.isFitting ? [] : standing(for: screen, otherwise: [])
    }

    /// The devices on which a screen is shown where none is named: its boxes, or the popover or form sheet whose size
    /// the spec says; none for any other screen.
    package static func shown(for screen: Screen) -> [Device] {
        let boxes = boxes(of: screen)
        return boxes.isEmpty ? [card(of: screen)].compactMap { $0 } : boxes
    }

    /// A box that a component is drawn in, as high as what stands in it. Lengths are points.
    package static func box(width: Double, height: Double) -> Device {
        Device(PreviewBox(width: width, height: height))
    }

    /// A box as a device without safe area that is held upright only. It is named by its size, `320x120`, or by its
    /// width.
    private convenience init(_ box: PreviewBox) {
        let width = box.width.pointText
        self.init(
            box.height.map { "\(width)x\($0.pointText)" } ?? width,
            box.height.map { "\(width)x\($0.pointText)" } ?? "\(width)pt", box.width, box.height ?? Self.heightOfBoxes,
            portrait: .none, landscape: .none, isPad: box.width >= Self.narrowestPad, orientations: [.portrait])
    }
}
