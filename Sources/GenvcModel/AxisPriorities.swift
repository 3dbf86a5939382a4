/// Priorities along both axes, from 1 to 1000; nil for an axis that the spec does not set.
package struct AxisPriorities: Sendable, Hashable {
    package let horizontal: Double?
    package let vertical: Double?

    package init(horizontal: Double?, vertical: Double?) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
