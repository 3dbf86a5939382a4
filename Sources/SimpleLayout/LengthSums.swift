/// Running sums over the items before some point of the main axis; one addition an item keeps them up to date.
struct LengthSums: Hashable, Sendable {
    /// The number of items.
    private(set) var count = 0
    /// The points of all fixed lengths.
    private(set) var fixed = 0.0
    /// The points of all minimums of flexible items.
    private(set) var minimums = 0.0
    /// The weights of all flexible items.
    private(set) var weights = 0.0
    /// The largest `minimum / weight`: while a weight of 1 is given more points than this, no minimum matters.
    private(set) var steepestMinimum = 0.0

    /// Adds one item in constant time.
    mutating func add(_ length: Length) {
        count += 1
        switch length {
        case .fixed(let value):
            fixed += value
        case .flexible(let weight, let minimum):
            weights += weight
            minimums += minimum
            steepestMinimum = max(steepestMinimum, minimum / weight)
        }
    }
}
