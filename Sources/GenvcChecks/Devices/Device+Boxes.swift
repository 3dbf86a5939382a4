import GenvcModel
import GenvcViews

extension Device {
    /// A box that says no height has room for any content: the screen in it scrolls.
    private static let heightOfBoxes = 844.0
    /// From here on a box is a part of a pad.
    private static let narrowestPad = 600.0

    /// What a screen is tried on unless devices are named: the boxes of the component that is all of it, or `others`.
    static func standing(for screen: Screen, otherwise others: [Device]) -> [Device] {
        guard let boxes = screen.component?.boxes, !boxes.isEmpty else { return others }
        return boxes.map { Device($0) }
    }

    /// The boxes that a component is drawn in; none for a screen, or where the spec says none.
    package static func boxes(of screen: Screen) -> [Device] { standing(for: screen, otherwise: []) }

    /// A box that a component is drawn in, as high as what stands in it.
    package static func box(width: Double, height: Double) -> Device {
        Device(PreviewBox(width: width, height: height))
    }

    private convenience init(_ box: PreviewBox) {
        let width = box.width.pointText
        self.init(
            box.height.map { "\(width)x\($0.pointText)" } ?? width,
            box.height.map { "\(width)x\($0.pointText)" } ?? "\(width)pt", box.width, box.height ?? Self.heightOfBoxes,
            portrait: .none, landscape: .none, isPad: box.width >= Self.narrowestPad, orientations: [.portrait])
    }
}
