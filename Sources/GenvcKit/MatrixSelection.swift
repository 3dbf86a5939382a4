import GenvcChecks
import SimpleLayout

/// The devices, text sizes and directions at which a screen is validated, as the command line gives them.
package struct MatrixSelection: Sendable {
    /// The devices, text sizes and directions that are left.
    let layouts: LayoutSelection

    /// Everything.
    package init() {
        layouts = LayoutSelection()
    }

    /// - Parameters:
    ///   - devices: names or sizes, as `Device.named` takes them; none for all.
    ///   - isLandscape: true to hold the devices on their side only.
    ///   - textSize: `XS` to `AX5`, or nil for all.
    ///   - isRightToLeft: true for that direction only.
    package init(
        devices: [String], isLandscape: Bool = false, textSize: String? = nil, isRightToLeft: Bool = false
    ) throws(Presentation.UnknownWord) {
        layouts = LayoutSelection(
            devices: try devices.map { name throws(Presentation.UnknownWord) in try Presentation.device(name) },
            orientation: isLandscape ? .landscape : nil,
            textSize: try textSize.map { name throws(Presentation.UnknownWord) in try Presentation.textSize(name) },
            direction: isRightToLeft ? .rightToLeft : nil)
    }
}
