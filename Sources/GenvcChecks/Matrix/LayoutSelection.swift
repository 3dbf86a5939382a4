import GenvcVocabulary
import SimpleLayout

/// What of the matrix is tried, where that is not all of it.
package struct LayoutSelection: Sendable {
    /// Empty: every device.
    package let devices: [Device]
    package let orientation: Orientation?
    package let textSize: TextSize?
    package let direction: LayoutDirection?

    /// Nil stands for all there are.
    package init(
        devices: [Device] = [], orientation: Orientation? = nil, textSize: TextSize? = nil,
        direction: LayoutDirection? = nil
    ) {
        self.devices = devices
        self.orientation = orientation
        self.textSize = textSize
        self.direction = direction
    }

    /// True if nothing is left out.
    var isEverything: Bool { devices.isEmpty && orientation == nil && textSize == nil && direction == nil }
}
