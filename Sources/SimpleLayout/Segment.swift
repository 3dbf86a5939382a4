/// What an item covers of one axis.
///
/// Both ends are kept besides the length: neighbours share the very same number as their common edge, which
/// `lower + length` would miss by a rounding error, and a fixed length is not altered by subtracting edges.
struct Segment: Hashable, Sendable {
    var lower: Double
    var upper: Double
    var length: Double

    func moved(by distance: Double) -> Segment {
        Segment(lower: lower + distance, upper: upper + distance, length: length)
    }

    func mirrored(from minimum: Double, to maximum: Double) -> Segment {
        Segment(lower: minimum + (maximum - upper), upper: minimum + (maximum - lower), length: length)
    }
}
