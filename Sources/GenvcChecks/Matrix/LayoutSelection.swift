import GenvcVocabulary
import SimpleLayout

/// Which part of the matrix is tried, as options of the command line restrict it.
package struct LayoutSelection: Sendable {
    /// The devices to try; all of them if the list is empty.
    package let devices: [Device]
    /// The only orientation to try; nil for all.
    package let orientation: Orientation?
    /// The only text size to try; nil for all.
    package let textSize: TextSize?
    /// The only direction of writing to try; nil for both.
    package let direction: LayoutDirection?

    /// Makes a selection; nil for a parameter means no restriction.
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
