/// One view along the axis of its stack, in points; `StackAxis` finds its offset and its length.
struct AxisItem {
    /// The length that the view would have by itself.
    var base: Double
    /// The length below which a text in it would be broken within a word, and a title cut.
    var least: Double
    /// The length below which a constraint would be broken.
    var required: Double
    /// The greatest length that rules stronger than its own size allow.
    var most = Double.infinity
    /// The view's share of the free room; 0 if it takes none. Views with weights get lengths in proportion to them.
    var weight = 0.0
    /// The priority against growing; infinite if the view cannot grow.
    var hugging = 0.0
    /// The length that constraints ask for where the view is fitted, whatever its siblings are.
    var demanded = 0.0
    /// The priority against shrinking below `base`.
    var resistance = 0.0
    /// The gap after the view; that of the last view does not count.
    var gap = 0.0
    /// The distance of the view from the start of the stack; the result.
    var offset = 0.0
    /// The length that the view gets; the result.
    var length = 0.0
}
