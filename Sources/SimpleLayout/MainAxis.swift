/// The lengths of a layout along its main axis: who gets how much, and where it starts.
///
/// Positions count from the start of the content, which is the parent frame without its insets.
struct MainAxis: Hashable, Sendable {
    /// The length of the content in points; negative if the insets are longer than the parent.
    let available: Double
    /// The gap between two items, in points.
    let spacing: Double

    /// The lengths in the order in which they were added.
    private var lengths: [Length] = []
    /// For each item the sums over all items before it, so that its place is found in constant time.
    private var sumsBefore: [LengthSums] = []
    /// The sums over all items.
    private var sums = LengthSums()

    init(available: Double, spacing: Double) {
        self.available = available
        self.spacing = spacing
    }

    /// Adds all lengths, or none if they do not fit.
    mutating func append(_ added: [Length]) throws(LayoutError) {
        var sumsAfter = sums
        for length in added {
            sumsAfter.add(length)
        }
        let missing = required(by: sumsAfter) + sumsAfter.minimums - available
        guard missing <= Double.roundingTolerance else { throw .outOfSpace(missing: missing) }
        insert(added)
    }

    /// The points that nobody uses; 0 as soon as one item is flexible.
    var leftover: Double {
        sums.weights > 0 ? 0 : max(0, available - required(by: sums))
    }

    /// Takes constant time unless a minimum binds; then all shares are worked out.
    func segment(at index: Int) -> Segment {
        minimumBinds ? fixingBindingMinimums().sharedSegment(at: index) : sharedSegment(at: index)
    }

    /// The places of all items, in their order.
    func segments() -> [Segment] {
        let axis = minimumBinds ? fixingBindingMinimums() : self
        return lengths.indices.map(axis.sharedSegment)
    }
}

extension MainAxis {
    /// Adds lengths that are known to fit.
    private mutating func insert(_ added: [Length]) {
        for length in added {
            sumsBefore.append(sums)
            lengths.append(length)
            sums.add(length)
        }
    }

    /// The points that fixed lengths and the spacing between items use.
    private func required(by sums: LengthSums) -> Double {
        sums.fixed + spacing * Double(max(0, sums.count - 1))
    }

    /// The points that flexible items share.
    private var free: Double { max(0, available - required(by: sums)) }

    /// True if an even share would leave some flexible item below its minimum.
    private var minimumBinds: Bool {
        sums.weights > 0 && sums.steepestMinimum > free / sums.weights
    }

    /// The points that a flexible item of this weight gets, while no minimum binds.
    private func share(of weight: Double) -> Double {
        sums.weights > 0 ? free * (weight / sums.weights) : 0
    }

    /// The place where the item after those summed up starts.
    private func start(after sums: LengthSums) -> Double {
        sums.fixed + spacing * Double(sums.count) + share(of: sums.weights)
    }

    /// The place of an item, while no minimum binds. Its end is computed as the start of the next item, so that both
    /// have the very same edge.
    private func sharedSegment(at index: Int) -> Segment {
        let lower = start(after: sumsBefore[index])
        let next = index + 1 < sumsBefore.count ? sumsBefore[index + 1] : sums
        let length =
            switch lengths[index] {
            case .fixed(let value): value
            case .flexible(let weight, let minimum): max(minimum, share(of: weight))
            }
        return Segment(lower: lower, upper: max(lower, start(after: next) - spacing), length: length)
    }

    /// The same axis, where every item whose share would fall below its minimum is fixed at that minimum.
    ///
    /// Fixing one leaves less for the rest, so the steepest minimum goes first and the search ends at the first item
    /// that gets enough: all behind it ask for less. Sorting makes it O(n log n).
    private func fixingBindingMinimums() -> MainAxis {
        var candidates: [(index: Int, weight: Double, minimum: Double)] = []
        for (index, length) in lengths.enumerated() {
            guard case .flexible(let weight, let minimum) = length else { continue }
            candidates.append((index, weight, minimum))
        }
        candidates.sort { first, second in
            let (left, right) = (first.minimum / first.weight, second.minimum / second.weight)
            return left == right ? first.index < second.index : left > right
        }
        // Summed from the back: subtracting a large weight from the total would leave its rounding error to small ones.
        var weightsFrom = candidates.map(\.weight)
        for position in weightsFrom.indices.dropLast().reversed() {
            weightsFrom[position] += weightsFrom[position + 1]
        }

        var fixedLengths = lengths
        var freeLeft = free
        for (candidate, weights) in zip(candidates, weightsFrom) {
            guard candidate.minimum * weights > freeLeft * candidate.weight else { break }
            fixedLengths[candidate.index] = .fixed(candidate.minimum)
            freeLeft = max(0, freeLeft - candidate.minimum)
        }

        var axis = MainAxis(available: available, spacing: spacing)
        axis.insert(fixedLengths)
        return axis
    }
}
