import GenvcModel
import GenvcViews

/// The devices on which a screen is tried that the spec presents over another one: at the sizes that it has then.
///
/// Popovers and form sheets stand in a regular width at a size of their own, which is the same on each pad, so that one
/// device stands for all of these. In a compact width they are sheets. On a phone that is held upright a sheet leaves
/// a gap above it and rests at its detents; held on its side, and on a pad as a page sheet, it is taken to be as large
/// as the window.
extension Device {
    /// The size of a form sheet unless the spec says one, in points, as UIKit has it.
    private static let formSheet = (width: 540.0, height: 620.0)
    /// The size of a popover unless the spec says one, in points: UIKit makes it 320 wide, and as high as it can. 700
    /// are left of the lowest pad held on its side.
    private static let popover = (width: 320.0, height: 700.0)
    /// The points between the safe area of a phone and a sheet at its greatest height.
    private static let gapAboveSheet = 10.0
    /// The share of the greatest height at which UIKit's medium detent is.
    private static let medium = 0.5

    /// The devices as a screen has them that is presented; the same ones for any other screen.
    static func presenting(_ screen: Screen, on devices: [Device]) -> [Device] {
        guard let presented = screen.presentedSize else { return devices }
        let card = card(of: screen, presented)
        let inCompactWidth = devices.filter { card == nil || !$0.isPad || $0.isCompact }
        let detents = screen.detents
        let held = inCompactWidth.flatMap { $0.isPad ? [$0] : $0.sheets(at: detents) }
        return held + [card].compactMap { $0 }
    }

    /// The device as which a screen is shown that has a size of its own on every pad; nil for any other, and for one as
    /// wide as its rows.
    static func card(of screen: Screen) -> Device? {
        switch screen.presentedSize {
        case .popover(.some)?, .formSheet(.some)?: screen.presentedSize.flatMap { card(of: screen, $0) }
        default: nil
        }
    }

    private static func card(of screen: Screen, _ presented: PresentedSize) -> Device? {
        guard !screen.isPresentedAsWideAsItsRows else { return nil }
        switch presented {
        case .popover(let size): return card("popover", size, otherwise: popover)
        case .formSheet(let size): return card("form sheet", size, otherwise: formSheet)
        case .sheet: return nil
        }
    }

    /// A popover or a form sheet as a device. Where the rows decide its height, it has room for any.
    private static func card(
        _ word: String, _ size: PreviewBox?, otherwise standard: (width: Double, height: Double)
    ) -> Device {
        let width = size?.width ?? standard.width
        let height = size.map { $0.height ?? heightOfBoxes } ?? standard.height
        let points = size?.height == nil && size != nil ? width.pointText : "\(width.pointText)x\(height.pointText)"
        return Device(
            "\(word.replacing(" ", with: "-"))-\(points)", "a \(word) of \(points)pt", width, height, scale: 2,
            portrait: .none, landscape: .none, isPad: true, orientations: [.portrait],
            keyboard: KeyboardHeights.none)
    }

    /// True for a part of a pad that is of compact width in each orientation.
    private var isCompact: Bool {
        isSplit && orientations.allSatisfy { !Viewport(self, $0).hasRegularWidth }
    }

    /// The device with a sheet at its highest and at its lowest detent, as which UIKit shows it upright.
    private func sheets(at detents: [Detent]) -> [Device] {
        guard orientations.contains(.portrait) else { return [self] }
        let most = height - portrait.top - Self.gapAboveSheet - portrait.bottom
        let heights = detents.map { (detent: $0, height: min(most, $0.height(of: most, medium: Self.medium))) }
        guard let lowest = heights.min(by: { $0.height < $1.height }),
            let highest = heights.max(by: { $0.height < $1.height })
        else { return [self] }
        let bottom = portrait.bottom
        let whole = Device(
            name, title, highest.height + bottom, on: self, orientations: orientations, keyboard: keyboard)
        guard lowest.height < highest.height else { return [whole] }
        let word = lowest.detent.word
        return [
            whole,
            Device(
                "\(name)-\(word)", "\(title) at detent \(word)", lowest.height + bottom, on: self,
                orientations: [.portrait], keyboard: .none),
        ]
    }
}

extension Detent {
    /// The height above the safe area in points, by the greatest one.
    fileprivate func height(of most: Double, medium: Double) -> Double {
        switch self {
        case .system("medium"): most * medium
        case .system: most
        case .points(let points): points
        case .share(let share): most * share
        }
    }

    /// `medium`, `240`, `40%`
    fileprivate var word: String {
        switch self {
        case .system(let name): name
        case .points(let points): points.pointText
        case .share(let share): (share * 100).pointText + "%"
        }
    }
}
