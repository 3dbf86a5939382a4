import GenvcVocabulary
import SimpleLayout

/// Shares the length of a stack out among its views as `UIStackView` does, without solving constraints.
///
/// `arrange(in:)` changes the items: it squeezes or grows their base lengths by the distribution of the stack, and then
/// has `SimpleLayout` put them one behind the other.
struct StackAxis {
    /// The points by which lengths may differ without meaning anything: rounding errors.
    static let tolerance = 0.01

    /// The visible views, first to last.
    var items: [AxisItem]
    /// True for a row.
    let isHorizontal: Bool
    let distribution: StackDistribution

    /// The sum of the gaps between the views, without the gap after the last one.
    private var gaps: Double { items.dropLast().reduce(0) { $0 + $1.gap } }

    /// The sum of one of the lengths of the views, with the gaps between them. Views of `fillEqually` all count as much
    /// as the longest.
    @inline(__always)
    func total(_ length: (AxisItem) -> Double) -> Double {
        guard distribution == .fillEqually else { return items.reduce(gaps) { $0 + length($1) } }
        return gaps + Double(items.count) * (items.reduce(0) { max($0, length($1)) })
    }

    /// The length of the stack as `systemLayoutSizeFitting(_:)` finds it, which asks for no more than it needs.
    ///
    /// Views of `fillEqually` are then as long as constraints ask for, or else as the one length that the strongest
    /// priorities are for, and of those that have as much for them as against them the shortest.
    var fittingTotal: Double {
        guard distribution == .fillEqually, items.count > 1 else { return total { $0.base } }
        let lengths = items.map(\.base).sorted()
        let most = items.reduce(.infinity) { min($0, $1.most) }
        var length = items.reduce(lengths[0]) { max($0, $1.demanded) }
        for longer in lengths where longer > length && longer <= most && isWorth(longer, ratherThan: length) {
            length = longer
        }
        return gaps + Double(items.count) * length
    }

    /// True if the views that resist being shorter are stronger together than those that resist being longer.
    private func isWorth(_ longer: Double, ratherThan length: Double) -> Bool {
        func cost(_ length: Double, _ priority: Double) -> Double {
            items.reduce(0) { sum, item in
                let (lacking, added) = (max(0, item.base - length), max(0, length - item.base))
                return sum + (item.resistance == priority ? lacking : 0) + (item.hugging == priority ? added : 0)
            }
        }
        for priority in Set(items.flatMap { [$0.hugging, $0.resistance] }).sorted(by: >) {
            let difference = cost(length, priority) - cost(longer, priority)
            if abs(difference) > Self.tolerance { return difference > 0 }
        }
        return false
    }

    /// Gives every view its offset and length. Where there is too little room, texts are squeezed; where that is not
    /// enough either, the views reach beyond the end.
    mutating func arrange(in available: Double) {
        guard !items.isEmpty else { return }
        switch distribution {
        case .fill: fill(available)
        case .fillEqually: fillEqually(available)
        case .fillProportionally: fillProportionally(available)
        case .equalSpacing where items.count > 1: spaceEqually(available)
        case .equalCentering where items.count > 1: centerEqually(available)
        case .equalSpacing, .equalCentering: items[0].length = max(available, items[0].least)
        }
    }

    /// Arranges views of `fill`: those with a weight share the free room, else the one that hugs least takes it.
    private mutating func fill(_ available: Double) {
        // Flexible views are tied to each other, so the one that needs the most for its weight decides for all.
        let lacking = total { $0.least } - available
        if lacking > 0 { giveUp(lacking) }
        let unit = items.reduce(0) { $1.weight > 0 ? max($0, $1.least / $1.weight) : $0 }
        let weights = items.reduce(0) { $0 + $1.weight }
        let fixed = items.reduce(gaps) { $1.weight > 0 ? $0 : $0 + $1.base }
        let free = available - fixed - unit * weights
        if free < 0 { squeeze(by: -free) }
        let flexible = items.indices.filter { items[$0].weight > 0 }
        if flexible.count == 1, let only = flexible.first, available - fixed > items[only].most {
            items[only].base = items[only].most
            items[only].weight = 0
            grow(by: available - fixed - items[only].most)
        } else if flexible.isEmpty, free > 0 {
            grow(by: free)
        }
        guard items.contains(where: { $0.weight > 0 }) else { return placeByLength(in: available) }
        place(
            items.map { item in
                guard item.weight > 0 else { return .length(item.base, along: isHorizontal ? .row : .column) }
                return .flexible(weight: item.weight, min: unit * item.weight)
            }, in: available)
    }

    /// Takes points from the views that may be narrower, in proportion to how much each can shrink.
    private mutating func squeeze(by points: Double) {
        let spare = items.reduce(0) { $1.weight > 0 ? $0 : $0 + max(0, $1.base - $1.least) }
        guard spare > 0 else { return }
        let part = min(1, points / spare)
        for index in items.indices where items[index].weight == 0 {
            items[index].base -= max(0, items[index].base - items[index].least) * part
        }
    }

    /// Lowers the least lengths, in proportion to what the constraints leave.
    private mutating func giveUp(_ points: Double) {
        let spare = items.reduce(0) { $0 + max(0, $1.least - $1.required) }
        guard spare > 0 else { return }
        let part = min(1, points / spare)
        for index in items.indices {
            items[index].least -= max(0, items[index].least - items[index].required) * part
        }
    }

    /// Gives points to the view that resists growing the least, the first one of several.
    private mutating func grow(by points: Double) {
        var left = points
        let order = items.indices.filter { items[$0].hugging.isFinite && items[$0].base < items[$0].most }
            .sorted { (items[$0].hugging, $0) < (items[$1].hugging, $1) }
        for index in order where left > 0 {
            let added = min(left, items[index].most - items[index].base)
            items[index].base += added
            left -= added
        }
    }

    /// Makes all views as long as each other.
    private mutating func fillEqually(_ available: Double) {
        place(items.map { _ in .flexible }, in: available)
    }

    /// Sets lengths in proportion to the views' own; the last view takes the remainder.
    private mutating func fillProportionally(_ available: Double) {
        let whole = items.reduce(gaps) { $0 + $1.base }
        guard whole > max(gaps, 1) else { return fillEqually(available) }
        var left = available - gaps
        for index in items.indices {
            let isLast = index == items.count - 1
            let part = isLast ? max(0, left) : min(max(0, left), available * items[index].base / whole)
            items[index].base = max(items[index].required, part)
            left -= items[index].base
        }
        placeByLength(in: available)
    }

    /// Keeps the lengths and makes the gaps equal, unless that makes a gap less than the spec says.
    private mutating func spaceEqually(_ available: Double) {
        let free = available - items.reduce(0) { $0 + $1.base }
        let widest = items.dropLast().map(\.gap).max() ?? 0
        let gap = free / Double(items.count - 1)
        for index in items.indices { items[index].gap = gap >= widest ? gap : items[index].gap }
        if gap < widest { squeeze(by: gaps - free) }
        placeByLength(in: available)
    }

    /// Puts the centres of the views at equal distances, as far as the gaps allow, first from the start and then from
    /// the end.
    private mutating func centerEqually(_ available: Double) {
        let whole = total { $0.base }
        guard whole < available else {
            squeeze(by: whole - available)
            return placeByLength(in: available)
        }
        let last = items.count - 1
        let first = items[0].base / 2
        let step = (available - items[last].base / 2 - first) / Double(last)
        for index in items.indices {
            items[index].length = items[index].base
            items[index].offset = first + Double(index) * step - items[index].base / 2
        }
        for index in 1...last {
            let earliest = items[index - 1].offset + items[index - 1].length + items[index - 1].gap
            items[index].offset = max(items[index].offset, earliest)
        }
        items[last].offset = min(items[last].offset, available - items[last].length)
        for index in (0..<last).reversed() {
            let latest = items[index + 1].offset - items[index].gap - items[index].length
            items[index].offset = max(0, min(items[index].offset, latest))
        }
    }

    /// Puts views that all have their own length one behind the other, with the sums that the layout engine would make
    /// of them: most stacks have no views that share free room, and an engine takes ten times as long.
    mutating func placeByLength(in available: Double) {
        let spacing = isEven ? max(0, items[0].gap) : 0
        var used = 0.0
        for index in items.indices {
            if index > 0, !isEven { used += max(0, items[index - 1].gap) }
            items[index].offset = used + spacing * Double(index)
            items[index].length = items[index].base
            used += items[index].base
        }
        let lacking = used + spacing * Double(items.count - 1) - max(0, available)
        let isPossible = available.isFinite && used.isFinite && items.allSatisfy { $0.base >= 0 }
        if !isPossible || lacking > Double.roundingTolerance { overflow() }
    }

    /// True if all gaps between views are the same.
    private var isEven: Bool {
        let gap = items[0].gap
        return items.dropLast().allSatisfy { $0.gap == gap }
    }

    /// Lets the layout engine put the views one behind the other.
    mutating func place(_ lengths: [Item], in available: Double) {
        let direction: Direction = isHorizontal ? .row : .column
        let gap = items[0].gap
        let isEven = isEven
        var row = Layout(
            parentFrame: Rect(
                x: 0, y: 0, width: isHorizontal ? max(0, available) : 0, height: isHorizontal ? 0 : max(0, available)),
            direction: direction, spacing: isEven ? max(0, gap) : 0)
        do {
            try row.add(items: isEven ? lengths : withGaps(lengths, along: direction))
            let frames = row.frames()
            for index in items.indices {
                let frame = frames[isEven ? index : 2 * index]
                items[index].offset = isHorizontal ? frame.minX : frame.minY
                items[index].length = isHorizontal ? frame.width : frame.height
            }
        } catch {
            overflow()
        }
    }

    /// The lengths with gaps of different lengths between them, as items of their own.
    private func withGaps(_ lengths: [Item], along direction: Direction) -> [Item] {
        var parts: [Item] = []
        parts.reserveCapacity(2 * lengths.count)
        for (index, length) in lengths.enumerated() {
            if index > 0 { parts.append(.length(max(0, items[index - 1].gap), along: direction)) }
            parts.append(length)
        }
        return parts
    }

    /// Handles too little room: the views keep what they need and reach beyond the end of the stack.
    private mutating func overflow() {
        var offset = 0.0
        for index in items.indices {
            items[index].offset = offset
            items[index].length =
                items[index].weight > 0 || distribution == .fillEqually
                ? items[index].least : items[index].base
            offset += items[index].length + items[index].gap
        }
    }
}
