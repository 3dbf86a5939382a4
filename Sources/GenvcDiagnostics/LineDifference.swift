/// Which lines of two texts stay, in the fewest changes: the algorithm of E. W. Myers, "An O(ND) Difference Algorithm
/// and Its Variations" (1986), section 4b, whose memory is linear.
package struct LineDifference {
    /// Lines of the old text, and those that stand in their place; one of both may be empty.
    package struct Change: Equatable {
        /// The lines that are gone, by their indices in the old text.
        package let old: Range<Int>
        /// The lines in their place, by their indices in the new text.
        package let new: Range<Int>
    }

    /// Changes after which the halves of a search need not be the best ones any more, so that two files with nothing in
    /// common take no longer than a blink.
    private static let mostChanges = 2_000

    /// Lines of the old text that are not in the new one, and of the new that are not in the old.
    package private(set) var removed: [Bool]
    /// True for each line of the new text that the old one does not have.
    package private(set) var added: [Bool]
    /// The old lines as numbers: equal lines have equal numbers.
    private let old: [Int]
    /// The new lines as numbers.
    private let new: [Int]
    /// The points that the paths from the start, and those from the end, have reached on each diagonal.
    private var forward: [Int]
    /// For each diagonal, how far the paths from the end have come.
    private var backward: [Int]

    /// Compares two texts line by line.
    package init<Line: Hashable>(_ old: [Line], _ new: [Line]) {
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        self.old = old.map(number)
        self.new = new.map(number)
        removed = [Bool](repeating: false, count: old.count)
        added = [Bool](repeating: false, count: new.count)
        let diagonals = 2 * (old.count + new.count) + 3
        forward = [Int](repeating: 0, count: diagonals)
        backward = [Int](repeating: 0, count: diagonals)
        compare(0..<old.count, 0..<new.count)
    }

    /// The changes, from the first line to the last, with a line that stays between any two.
    package var changes: [Change] {
        var changes: [Change] = []
        var (x, y) = (0, 0)
        while x < removed.count || y < added.count {
            let start = (x, y)
            while x < removed.count, removed[x] { x += 1 }
            while y < added.count, added[y] { y += 1 }
            if start == (x, y) {
                x += 1
                y += 1
            } else {
                changes.append(Change(old: start.0..<x, new: start.1..<y))
            }
        }
        return changes
    }

    /// Marks the lines that differ between two ranges: equal lines at both ends are skipped, and the rest is halved at
    /// a point of a shortest way.
    private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        var (a, b) = (oldRange, newRange)
        while !a.isEmpty, !b.isEmpty, old[a.lowerBound] == new[b.lowerBound] {
            a = (a.lowerBound + 1)..<a.upperBound
            b = (b.lowerBound + 1)..<b.upperBound
        }
        while !a.isEmpty, !b.isEmpty, old[a.upperBound - 1] == new[b.upperBound - 1] {
            a = a.lowerBound..<(a.upperBound - 1)
            b = b.lowerBound..<(b.upperBound - 1)
        }
        guard !a.isEmpty && !b.isEmpty else { return replace(a, b) }
        let (x, y) = middle(a, b)
        // Both differ at both ends, so a corner lies on no shortest way.
        guard (x, y) != (a.lowerBound, b.lowerBound), (x, y) != (a.upperBound, b.upperBound) else {
            return replace(a, b)
        }
        compare(a.lowerBound..<x, b.lowerBound..<y)
        compare(x..<a.upperBound, y..<b.upperBound)
    }

    /// Marks all lines of both ranges as changed.
    private mutating func replace(_ a: Range<Int>, _ b: Range<Int>) {
        for line in a { removed[line] = true }
        for line in b { added[line] = true }
    }

    /// A point that a shortest way through both ranges passes; neither of its corners.
    private mutating func middle(_ a: Range<Int>, _ b: Range<Int>) -> (x: Int, y: Int) {
        let (count, otherCount) = (a.count, b.count)
        let delta = count - otherCount
        let isOdd = delta % 2 != 0
        // Diagonals are counted from the middle of the arrays.
        let zero = forward.count / 2
        forward[zero + 1] = 0
        backward[zero + 1] = 0
        let most = (count + otherCount + 1) / 2
        for changes in 0...most {
            for k in stride(from: -changes, through: changes, by: 2) {
                var x =
                    k == -changes || k != changes && forward[zero + k - 1] < forward[zero + k + 1]
                    ? forward[zero + k + 1] : forward[zero + k - 1] + 1
                while x < count, x - k < otherCount, x - k >= 0, old[a.lowerBound + x] == new[b.lowerBound + x - k] {
                    x += 1
                }
                forward[zero + k] = x
                let opposite = delta - k
                if isOdd, abs(opposite) < changes, x + backward[zero + opposite] >= count {
                    return point(x, k, a, b)
                }
            }
            for k in stride(from: -changes, through: changes, by: 2) {
                var x =
                    k == -changes || k != changes && backward[zero + k - 1] < backward[zero + k + 1]
                    ? backward[zero + k + 1] : backward[zero + k - 1] + 1
                while x < count, x - k < otherCount, x - k >= 0,
                    old[a.upperBound - 1 - x] == new[b.upperBound - 1 - x + k]
                {
                    x += 1
                }
                backward[zero + k] = x
                let opposite = delta - k
                if !isOdd, abs(opposite) <= changes, x + forward[zero + opposite] >= count {
                    return point(count - x, opposite, a, b)
                }
            }
            if changes >= Self.mostChanges { return furthest(changes, a, b) }
        }
        return (a.upperBound, b.lowerBound)
    }

    /// The point that the paths from the start have come nearest to the end with, for a search that was given up.
    private func furthest(_ changes: Int, _ a: Range<Int>, _ b: Range<Int>) -> (x: Int, y: Int) {
        let zero = forward.count / 2
        let diagonals = stride(from: -changes, through: changes, by: 2).filter { k in
            let x = forward[zero + k]
            return x <= a.count && x - k >= 0 && x - k <= b.count
        }
        guard let best = diagonals.max(by: { 2 * forward[zero + $0] - $0 < 2 * forward[zero + $1] - $1 }) else {
            return (a.upperBound, b.lowerBound)
        }
        return point(forward[zero + best], best, a, b)
    }

    /// The point on a diagonal, kept within both ranges.
    private func point(_ x: Int, _ diagonal: Int, _ a: Range<Int>, _ b: Range<Int>) -> (x: Int, y: Int) {
        (min(a.lowerBound + x, a.upperBound), min(max(b.lowerBound + x - diagonal, b.lowerBound), b.upperBound))
    }
}
