/// Priorities from 1 to 1000; nil where nothing was said.
package struct AxisPriorities: Sendable, Hashable {
    package let horizontal: Double?
    package let vertical: Double?

    package init(horizontal: Double?, vertical: Double?) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
