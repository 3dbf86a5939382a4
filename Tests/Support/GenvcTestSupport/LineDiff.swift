/// The difference between two texts, as a person reads it.
package enum LineDiff {
    /// Lines shown before and after the change.
    private static let contextLines = 3
    /// Lines shown of each side; what a failing test prints should fit a screen.
    private static let mostLines = 20

    /// The region between the first and the last line that differ, with `-` before expected and `+` before actual
    /// lines, or nil if the texts are equal.
    package static func hunk(expected: String, actual: String) -> String? {
        guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
        let (old, new) = (lines(of: expected), lines(of: actual))
        let shorter = min(old.count, new.count)
        var first = 0
        while first < shorter, isSame(old[first], new[first]) { first += 1 }
        var same = 0
        while same < shorter - first, isSame(old[old.count - 1 - same], new[new.count - 1 - same]) { same += 1 }

        let start = max(0, first - contextLines)
        var result = ["@@ line \(first + 1) @@"]
        result += old[start..<first].map { "  " + $0 }
        result += changed(old[first..<(old.count - same)], sign: "- ")
        result += changed(new[first..<(new.count - same)], sign: "+ ")
        result += old[(old.count - same)...].prefix(contextLines).map { "  " + $0 }
        return result.joined(separator: "\n")
    }

    private static func changed(_ lines: ArraySlice<Substring>, sign: String) -> [String] {
        let rest = lines.count - mostLines
        return lines.prefix(mostLines).map { sign + $0 } + (rest > 0 ? ["\(sign)... \(rest) more lines"] : [])
    }

    private static func lines(of text: String) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    }

    // Not `==`, for which two spellings of é are one.
    private static func isSame(_ left: Substring, _ right: Substring) -> Bool {
        left.utf8.elementsEqual(right.utf8)
    }
}
