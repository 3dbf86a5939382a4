import GenvcPreview

/// Two drawings side by side, with a mark at each row that differs; or where there is no room for that, one drawing
/// with the rows of both.
package struct DrawingDifference {
    private static let gap = "   "

    /// A row that both drawings have.
    private struct Match {
        /// The index of the row in the old drawing.
        let old: Int
        /// The index of the row in the new drawing.
        let new: Int
        /// True for a row that stands elsewhere among the others: it is drawn twice, once at each place.
        var isMoved: Bool
    }

    private let old: [DrawnBand]
    private let new: [DrawnBand]
    /// The rows of both drawings, in the order of the new one.
    private let matches: [Match]
    /// The columns of the old drawing.
    private let width: Int
    /// True for one drawing with the rows of both.
    private let isNarrow: Bool

    /// `~` stands at a row that changed, `-` at one that is gone, `+` at one that is new, and `>` at both places of one
    /// that moved; `elements` says which are the same.
    ///
    /// - Parameter columns: The columns that there are. Where the drawings do not fit beside each other, a row that
    ///   changed is drawn twice, as gone and as new.
    package static func text(
        _ old: [DrawnBand], _ new: [DrawnBand], _ elements: ElementPairs, width columns: Int
    ) -> String {
        DrawingDifference(old, new, elements, width: columns).text
    }

    private init(_ old: [DrawnBand], _ new: [DrawnBand], _ elements: ElementPairs, width columns: Int) {
        self.old = old
        self.new = new
        func width(_ bands: [DrawnBand]) -> Int { bands.flatMap(\.lines).map(\.count).max() ?? 0 }
        self.width = width(old)
        isNarrow = "  ".count + self.width + Self.gap.count + width(new) > columns
        matches = Self.matches(old, new, elements)
    }

    /// Walks down both drawings; rows that only one of them has stand before the next row that both have.
    private var text: String {
        var text = ""
        var (left, right) = (0, 0)
        func showUnmatched(until end: (old: Int, new: Int)) {
            while left < end.old {
                text += lines(matches.contains { $0.old == left } ? ">" : "-", old[left], nil)
                left += 1
            }
            while right < end.new {
                text += lines(matches.contains { $0.new == right } ? ">" : "+", nil, new[right])
                right += 1
            }
        }
        for match in matches where !match.isMoved {
            showUnmatched(until: (match.old, match.new))
            let (before, after) = (old[match.old], new[match.new])
            text += lines(before.content == after.content ? " " : "~", before, after)
            (left, right) = (left + 1, right + 1)
        }
        showUnmatched(until: (old.count, new.count))
        return text
    }

    /// The lines of two rows side by side; nil stands for a row that the drawing does not have.
    private func lines(_ mark: String, _ old: DrawnBand?, _ new: DrawnBand?) -> String {
        if isNarrow, old != nil, new != nil {
            return mark == " " ? lines(" ", nil, new) : lines("-", old, nil) + lines("+", nil, new)
        }
        let (before, after) = (old?.lines ?? [], new?.lines ?? [])
        return (0..<max(before.count, after.count)).map { index in
            let line = index < before.count ? before[index] : ""
            // The line above belongs to both rows, so it has no mark.
            let start = index == 0 ? " " : mark
            let left = isNarrow ? line : line + String(repeating: " ", count: width - line.count) + Self.gap
            let whole = "\(start) \(left)\(index < after.count ? after[index] : "")"
            return whole.trimmingTrailingSpaces + "\n"
        }.joined()
    }

    // MARK: Which rows belong together

    /// The property that two rows which belong together share.
    private enum Key: Hashable {
        case part(DrawnBand.Owner)
        /// The number of the pair of elements.
        case pair(Int)
        /// A row that the words say nothing of.
        case content(String)
    }

    /// Pairs the rows of two drawings. Of the rows that changed their order, the fewest are marked as moved.
    private static func matches(_ old: [DrawnBand], _ new: [DrawnBand], _ elements: ElementPairs) -> [Match] {
        let pairs = elements.pairs
        let places = (
            old: Dictionary(pairs.enumerated().map { ($1.old, $0) }) { first, _ in first },
            new: Dictionary(pairs.enumerated().map { ($1.new, $0) }) { first, _ in first }
        )
        var before: [Key: [Int]] = [:]
        for (index, band) in old.enumerated() {
            guard let key = key(of: band, places.old, elements.known.old) else { continue }
            before[key, default: []].append(index)
        }
        var matches: [Match] = []
        for (index, band) in new.enumerated() {
            // One element may be drawn several times.
            guard let key = key(of: band, places.new, elements.known.new), before[key]?.isEmpty == false,
                let first = before[key]?.removeFirst()
            else { continue }
            let isMoved = if case .pair(let number) = key { pairs[number].isMoved } else { false }
            matches.append(Match(old: first, new: index, isMoved: isMoved))
        }
        let staying = matches.indices.filter { !matches[$0].isMoved }
        let rising = LongestRise.indices(of: staying.map { matches[$0].old })
        for (place, index) in staying.enumerated() where !rising.contains(place) { matches[index].isMoved = true }
        return matches
    }

    /// The key of a row in the other drawing; nil for a row of an element that the other version does not have.
    private static func key(of band: DrawnBand, _ pairs: [Int: Int], _ known: Set<Int>) -> Key? {
        guard case .element(let start) = band.owner else { return .part(band.owner) }
        if let pair = pairs[start] { return .pair(pair) }
        return known.contains(start) ? nil : .content(band.content)
    }
}

extension String {
    /// The text without spaces at its end, so that no line of a drawing ends in blanks.
    fileprivate var trimmingTrailingSpaces: String {
        guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
        return String(self[...last])
    }
}
