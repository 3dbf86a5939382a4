/// One view along the axis of its stack, in points.
struct AxisItem {
    /// The length that the view would have by itself.
    var base: Double
    /// The length below which a text in it would be broken within a word, and a title cut.
    var least: Double
    /// The length below which a constraint would be broken.
    var required: Double
    /// The greatest length that rules stronger than its own size allow.
    var most = Double.infinity
    /// The view's share of the free room; 0 if it takes none.
    var weight = 0.0
    /// The priority against growing; infinite if the view cannot grow.
    var hugging = 0.0
    /// The gap after the view.
    var gap = 0.0
    // The offset and, below, the length that the view gets.
    var offset = 0.0
    var length = 0.0
}
