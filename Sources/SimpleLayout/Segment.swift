/// The part of one axis that an item covers.
///
/// Both ends are kept besides the length: neighbours share the very same number as their common edge, which
/// `lower + length` would miss by a rounding error, and a fixed length is not altered by subtracting edges.
struct Segment: Hashable, Sendable {
    /// The start in points.
    var lower: Double
    /// The end in points.
    var upper: Double
    /// The length in points as the item asked for it.
    var length: Double

    /// The segment further along the axis; its length is not computed anew.
    func moved(by distance: Double) -> Segment {
        Segment(lower: lower + distance, upper: upper + distance, length: length)
    }

    /// The mirror image between two ends of the axis, as right to left needs it.
    func mirrored(from minimum: Double, to maximum: Double) -> Segment {
        Segment(lower: minimum + (maximum - upper), upper: minimum + (maximum - lower), length: length)
    }
}
