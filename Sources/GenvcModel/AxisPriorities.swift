/// Priorities along both axes, from 1 to 1000; nil for an axis that the spec does not set.
package struct AxisPriorities: Sendable, Hashable {
    /// The priority along the horizontal axis; nil for UIKit's own.
    package let horizontal: Double?
    /// The priority along the vertical axis; nil for UIKit's own.
    package let vertical: Double?

    package init(horizontal: Double?, vertical: Double?) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
