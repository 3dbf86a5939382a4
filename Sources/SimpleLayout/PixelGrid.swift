/// The pixels of a screen, `scale` of them to a point, counted from the origin of the coordinate space.
struct PixelGrid {
    /// Pixels to a point: 2 or 3 on the devices of today.
    let scale: Double

    /// Moves both ends to their nearest pixel edge.
    ///
    /// Each end is rounded by itself, so an edge two items share stays shared and what rounding leaves over is spread
    /// along the axis. A length of whole pixels keeps its length wherever it starts.
    func snapped(_ segment: Segment) -> Segment {
        let (lower, upper) = (pixel(nearest: segment.lower), pixel(nearest: segment.upper))
        // An edge beyond what a Double can count in pixels has no nearest one.
        guard lower.isFinite, upper.isFinite else { return segment }
        return Segment(lower: lower / scale, upper: upper / scale, length: (upper - lower) / scale)
    }

    /// The number of the pixel edge nearest to a coordinate. Halves go up on both sides of zero, even when a rounding
    /// error has put them just below the half.
    private func pixel(nearest edge: Double) -> Double {
        (edge * scale + 0.5 + Double.roundingTolerance).floor
    }
}

extension Double {
    /// The largest whole number that is not larger. `rounded(.down)` would make whoever links the library on Linux
    /// without Foundation add the C mathematics library.
    fileprivate var floor: Double {
        // From 2^52 on a Double has no fraction, and further on it does not fit into an Int64.
        guard magnitude < 0x1p52 else { return self }
        let truncated = Double(Int64(self))
        return truncated > self ? truncated - 1 : truncated
    }
}
