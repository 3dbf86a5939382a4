/// One view along the axis of its stack, in points.
struct AxisItem {
    /// The length that it would have by itself.
    var base: Double
    /// The length below which a text in it would be broken within a word, and a title cut.
    var least: Double
    /// The length below which a constraint would be broken.
    var required: Double
    /// The most that something stronger than its own size allows.
    var most = Double.infinity
    /// Its share of free room, or 0.
    var weight = 0.0
    /// How hard it resists growing; infinity: it cannot grow.
    var hugging = 0.0
    /// The gap behind it.
    var gap = 0.0
    // What comes of it:
    var offset = 0.0
    var length = 0.0
}
