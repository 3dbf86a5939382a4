import GenvcDiagnostics

/// A spec in its long form, with each default as a comment: what `genvc expand` prints.
///
/// The default of a kind is not that of each element: a form scrolls, and a list in a section has no columns. So a
/// comment stays only where the spec with the comment written out makes the same code.
package struct LongSpec {
    /// The text; nil for a spec with errors.
    package let data: SpecRun.Data?

    /// - Parameters:
    ///   - run: a run that has read the spec.
    ///   - read: reads a changed spec as that run did.
    package init(_ run: SpecRun, _ library: inout TemplateLibrary, reading read: (SourceFile) -> SpecRun) {
        guard let long = run.longForm else {
            data = nil
            return
        }
        var lines = DefaultLines(long.bytes)
        // Without code there is nothing to compare with.
        guard !lines.defaults.isEmpty, let code = run.untriedCode(&library) else {
            data = long
            return
        }
        func spec(with written: [Int]) -> SpecRun {
            read(run.file.holding(lines.text(writing: written)))
        }
        var open = lines.defaults
        // The reader tells most of the keys that have no effect where they stand, all at once.
        while case let refused = spec(with: open).linesOfErrors, open.contains(where: refused.contains) {
            open.removeAll(where: refused.contains)
        }
        let kept = Set(harmless(of: lines.groups(of: open)) { spec(with: $0).untriedCode(&library) == code })
        lines.remove(lines.defaults.filter { !kept.contains($0) })
        data = SpecRun.Data(lines.text(writing: []))
    }
}

/// The lines of a long form, some of which are defaults as comments.
private struct DefaultLines {
    private var lines: [ArraySlice<UInt8>]
    /// The indices of the lines with a default.
    let defaults: [Int]

    init(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        self.lines = lines
        defaults = lines.indices.filter { Self.comment(lines[$0]) != nil }
    }

    /// The place of the comment's first byte in a line that has nothing before it; nil for any other line.
    private static func comment(_ line: ArraySlice<UInt8>) -> Int? {
        guard let first = line.firstIndex(where: { $0 != UInt8(ascii: " ") }), line[first] == UInt8(ascii: "#") else {
            return nil
        }
        return first
    }

    /// The lines, those that say the same default in one group each.
    func groups(of indices: [Int]) -> [[Int]] {
        let groups = Dictionary(grouping: indices) { index in
            lines[index].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "#") }
        }
        return groups.values.sorted { $0[0] < $1[0] }
    }

    /// The text in which the defaults of some lines are written out.
    func text(writing written: [Int]) -> [UInt8] {
        var text = lines
        for index in written {
            guard let comment = Self.comment(text[index]) else { continue }
            // The key stands as far to the right as the comment did.
            text[index].removeSubrange(comment..<comment + 2)
        }
        return Array(text.joined(separator: [UInt8(ascii: "\n")]))
    }

    mutating func remove(_ removed: [Int]) {
        let removed = Set(removed)
        lines = lines.indices.filter { !removed.contains($0) }.map { lines[$0] }
    }
}

extension SpecRun {
    /// The indices of the lines in which errors of the spec begin.
    fileprivate var linesOfErrors: Set<Int> {
        let starts = sink.diagnostics.filter { $0.severity == .error && $0.range?.file == file.id }
            .compactMap { $0.range?.start }
        var (line, next): (Int, Int) = (0, 0)
        return Set(
            starts.sorted().map { start in
                line += file.bytes[next..<start].count { $0 == UInt8(ascii: "\n") }
                next = start
                return line
            })
    }
}
