import GenvcDiagnostics

/// Two drawings side by side, with a mark at each row that differs.
package enum DrawingDifference {
    private static let gap = "   "

    /// What is drawn in one row, with the line above it.
    private struct Row {
        let lines: [String]
        /// What it is compared by: rows are counted, and one more above changes no other.
        let content: String

        init(_ lines: [String]) {
            self.lines = lines
            content = lines.dropFirst().map { line in
                guard let start = line.firstRange(of: "[Row ") else { return line }
                return String(line[..<start.upperBound] + line[start.upperBound...].drop(while: \.isNumber))
            }.joined(separator: "\n")
        }
    }

    /// `~` stands at a row that changed, `-` at one that is gone, `+` at one that is new.
    package static func text(_ old: String, _ new: String) -> String {
        let (left, right) = (rows(of: old), rows(of: new))
        let width = left.flatMap(\.lines).map(\.count).max() ?? 0
        var text = ""
        func show(_ mark: String, _ old: Row?, _ new: Row?) {
            let (before, after) = (old?.lines ?? [], new?.lines ?? [])
            for index in 0..<max(before.count, after.count) {
                let line = index < before.count ? before[index] : ""
                // The line above belongs to both rows, so it has no mark.
                let start = index == 0 ? " " : mark
                let padding = String(repeating: " ", count: width - line.count)
                let whole = "\(start) \(line)\(padding)\(gap)\(index < after.count ? after[index] : "")"
                text += whole.trimmingTrailingSpaces + "\n"
            }
        }
        for step in steps(left.map(\.content), right.map(\.content)) {
            switch step {
            case .same(let old, let new): show(" ", left[old], right[new])
            case .changed(let old, let new):
                show(old == nil ? "+" : new == nil ? "-" : "~", old.map { left[$0] }, new.map { right[$0] })
            }
        }
        return text
    }

    /// The drawing alone, without its table, cut above each row.
    private static func rows(of drawing: String) -> [Row] {
        var rows: [[String]] = []
        for line in drawing.split(separator: "\n", omittingEmptySubsequences: false).prefix(while: { !$0.isEmpty }) {
            if rows.isEmpty || line.hasPrefix("├") || line.hasPrefix("└") { rows.append([]) }
            rows[rows.count - 1].append(String(line))
        }
        return rows.map(Row.init)
    }

    // MARK: Which rows belong together

    private enum Step {
        case same(Int, Int)
        case changed(Int?, Int?)
    }

    private static func steps(_ old: [String], _ new: [String]) -> [Step] {
        var steps: [Step] = []
        var (row, column) = (0, 0)
        func keep(until end: Int) {
            while row < end {
                steps.append(.same(row, column))
                (row, column) = (row + 1, column + 1)
            }
        }
        for change in LineDifference(old, new).changes {
            keep(until: change.old.lowerBound)
            for index in 0..<max(change.old.count, change.new.count) {
                steps.append(
                    .changed(
                        index < change.old.count ? change.old.lowerBound + index : nil,
                        index < change.new.count ? change.new.lowerBound + index : nil))
            }
            (row, column) = (change.old.upperBound, change.new.upperBound)
        }
        keep(until: old.count)
        return steps
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
        return String(self[...last])
    }
}
