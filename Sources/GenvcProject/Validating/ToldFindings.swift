import GenvcDiagnostics

/// The findings that a watch has told of, so that a round tells of what is new, and says what is gone.
///
/// A finding is known again by its words, wherever it stands: it stays the same where lines are added above it.
package struct ToldFindings {
    /// A finding without its place in the file.
    private struct Entry: Hashable {
        /// The file that it stands in, the message and the code.
        let line: String
        /// The number of findings before it in its file that say the same.
        let number: Int
        let isWarning: Bool
    }

    /// The outcome of a round.
    package struct Change {
        /// All errors, and the warnings that were not told before.
        package fileprivate(set) var told: [DiagnosticReport] = []
        /// The number of findings that are new.
        package fileprivate(set) var newCount = 0
        /// A line for each finding that there is no more.
        package fileprivate(set) var gone: [String] = []
    }

    /// The findings of the last round, by the names of the specs that they were found with.
    private var entries: [String: Set<Entry>] = [:]

    /// Nothing was told yet.
    package init() {}

    /// Takes the findings of a round, in which only the specs that changed have been read.
    ///
    /// - Parameter kept: Leaves out the findings that are never told.
    package mutating func take(_ code: GeneratedCode, _ kept: ([DiagnosticReport]) -> [DiagnosticReport]) -> Change {
        let before = all
        var now = entries
        let names = Set(code.specs.map { $0.name ?? "" })
        for name in entries.keys where !names.contains(name) { now[name] = nil }
        for (spec, outcome) in zip(code.specs, code.outcomes) where code.isFresh(spec, outcome) {
            let found = kept([outcome.report]).flatMap(Self.entries)
            let name = spec.name ?? ""
            // Nobody looked for the warnings of a spec that cannot be read.
            let isUnread = found.contains { $1.severity == .error && !$1.code.isLayoutRule }
            let unseen = Set(isUnread ? (entries[name] ?? []).filter(\.isWarning) : [])
            now[name] = unseen.union(found.map(\.0))
        }
        entries = now
        let after = all
        var change = Change()
        change.newCount = after.subtracting(before).count
        change.gone = before.subtracting(after).map(\.line).sorted()
        change.told = kept(code.reports.withoutNotes).map { report in
            let told = Self.entries(of: report).filter { $1.severity == .error || !before.contains($0) }
            return DiagnosticReport(told.map(\.1), in: report.files, dropped: report.dropped)
        }
        return change
    }

    private var all: Set<Entry> { entries.values.reduce(into: []) { $0.formUnion($1) } }

    /// The findings of a report, notes left out, with what they are known again by.
    private static func entries(of report: DiagnosticReport) -> [(Entry, Diagnostic)] {
        var counts: [String: Int] = [:]
        return report.diagnostics.filter { $0.severity > .note }.map { finding in
            let file = (finding.range.flatMap { report.files[$0.file] } ?? report.files.main).file
            let line = "\(Path.shown(file.name)): \(finding.message)   [\(finding.code.rawValue)]"
            counts[line, default: 0] += 1
            return (Entry(line: line, number: counts[line] ?? 0, isWarning: finding.severity == .warning), finding)
        }
    }
}
