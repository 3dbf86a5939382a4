import GenvcDiagnostics

/// Two texts compared as `diff -u` does.
package struct UnifiedDiff {
    /// Unchanged lines around a change.
    private static let context = 3

    /// The names behind `---` and `+++`.
    private let names: (old: String, new: String)
    /// The lines of the old text.
    private let old: [ArraySlice<UInt8>]
    /// The lines of the new text.
    private let new: [ArraySlice<UInt8>]
    /// True if the last line of each has no line end.
    private let isOpen: (old: Bool, new: Bool)

    /// - Parameters:
    ///   - old: nil where there is no file, as for `new`.
    ///   - oldName: what stands behind `---`; nil: that there is no file.
    package init(_ old: [UInt8]?, _ oldName: String, _ new: [UInt8]?, _ newName: String) {
        names = (old == nil ? "/dev/null" : oldName, new == nil ? "/dev/null" : newName)
        self.old = Self.lines(of: old ?? [])
        self.new = Self.lines(of: new ?? [])
        isOpen = (Self.isOpen(old ?? []), Self.isOpen(new ?? []))
    }

    /// The comparison as text; empty where both are the same.
    package var text: String {
        lines.map { $0 + "\n" }.joined()
    }

    /// The lines of the text, safe to print.
    var lines: [String] {
        let changes = changes
        guard !changes.isEmpty else { return [] }
        var lines = ["--- \(VisibleText.of(names.old))", "+++ \(VisibleText.of(names.new))"]
        var first = 0
        while first < changes.count {
            var last = first
            while last + 1 < changes.count,
                changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
            {
                last += 1
            }
            lines += hunk(changes[first...last])
            first = last + 1
        }
        return lines
    }

    // MARK: Hunks

    /// The lines that differ. A last line without a line end differs from the same line with one.
    private var changes: [LineDifference.Change] {
        // The last line with an end is another one than the same without.
        LineDifference(marked(old, isOpen.old), marked(new, isOpen.new)).changes
    }

    /// The lines with a mark at a last one that has no line end.
    private func marked(_ lines: [ArraySlice<UInt8>], _ isOpen: Bool) -> [ArraySlice<UInt8>] {
        guard isOpen, let last = lines.last else { return lines }
        return lines.dropLast() + [last + [0]]
    }

    /// A hunk with its header, with `context` lines around its changes.
    private func hunk(_ changes: ArraySlice<LineDifference.Change>) -> [String] {
        guard let first = changes.first, let last = changes.last else { return [] }
        let before = min(Self.context, first.old.lowerBound)
        let behind = min(Self.context, old.count - last.old.upperBound)
        let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + behind)
        let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + behind)
        var lines = ["@@ -\(Self.place(of: oldRange)) +\(Self.place(of: newRange)) @@"]
        var next = oldRange.lowerBound
        for change in changes {
            for line in next..<change.old.lowerBound { lines += shown(" ", old, line, isOpen.old) }
            for line in change.old { lines += shown("-", old, line, isOpen.old) }
            for line in change.new { lines += shown("+", new, line, isOpen.new) }
            next = change.old.upperBound
        }
        for line in next..<oldRange.upperBound { lines += shown(" ", old, line, isOpen.old) }
        return lines
    }

    /// A line behind its sign, and the remark that `diff` has for a last line without a line end.
    private func shown(_ sign: String, _ lines: [ArraySlice<UInt8>], _ index: Int, _ isOpen: Bool) -> [String] {
        let line = sign + VisibleText.of(lines[index])
        return isOpen && index == lines.count - 1 ? [line, "\\ No newline at end of file"] : [line]
    }

    /// The first line and the number of lines, as hunk headers have them; for no lines, the line before them.
    private static func place(of range: Range<Int>) -> String {
        let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
        return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
    }

    // MARK: Lines

    /// The lines without their ends; CRLF is an end like LF.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0.last == 13 ? $0.dropLast() : $0 }
    }

    /// True if the text does not end with a line end.
    private static func isOpen(_ bytes: [UInt8]) -> Bool {
        bytes.last.map { $0 != 10 } ?? false
    }
}
