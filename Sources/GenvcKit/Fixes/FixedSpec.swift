import GenvcChecks
import GenvcDiagnostics

/// A spec after the fixes of its findings were made, round after round.
///
/// A finding has a fix that was tried: alone it answers the finding and brings no other. Some together may do
/// otherwise, so each round is validated, and where the spec came out no better, the first fix is made alone.
package struct FixedSpec {
    /// Rounds after which what is left is left: a fix may make room for the next one.
    private static let mostRounds = 10

    /// The run that validated the spec as it is now.
    package private(set) var run: SpecRun
    /// The number of fixes that were made.
    package private(set) var count = 0

    /// - Parameters:
    ///   - run: a run that has validated the spec.
    ///   - validate: validates a changed spec as that run did.
    ///   - toMend: the findings of a report that are mended; others are known, and left as they are.
    package init(
        _ run: SpecRun, validating validate: (SourceFile) -> SpecRun,
        of toMend: (DiagnosticReport) -> [Diagnostic] = { $0.diagnostics }
    ) {
        self.run = run
        for _ in 0..<Self.mostRounds {
            let fixes = Self.fixes(of: toMend(self.run.report), in: self.run.file)
            guard !fixes.isEmpty else { break }
            guard make(fixes, validate) || fixes.count > 1 && make([fixes[0]], validate) else { break }
        }
    }

    /// Makes some fixes, unless the spec is no better for them; true if they were made.
    private mutating func make(_ fixes: [FixIt], _ validate: (SourceFile) -> SpecRun) -> Bool {
        let all = FixIt(isSafe: false, edits: fixes.flatMap(\.edits))
        let file = run.file
        let changed = validate(SourceFile(name: file.name, bytes: all.applied(to: file.bytes), id: file.id))
        guard Self.weight(of: changed) < Self.weight(of: run) else { return false }
        run = changed
        count += fixes.count
        return true
    }

    /// The numbers of errors and of warnings; fewer errors are better, whatever the warnings are.
    private static func weight(of run: SpecRun) -> (Int, Int) {
        (run.report.count(of: .error), run.report.count(of: .warning))
    }

    /// The fixes of findings that can be made together: those of rules about layouts, which were tried, and those that
    /// cannot alter a meaning that was right; each at a place of its own in the spec. A fix that takes back a line
    /// about the whole screen is left to people.
    private static func fixes(of findings: [Diagnostic], in file: SourceFile) -> [FixIt] {
        var fixes: [FixIt] = []
        var taken: [SourceRange] = []
        for finding in findings where finding.severity > .note {
            // The name of another picture is a guess, however like the words are.
            // A level that nothing needs does nothing.
            let isTried = finding.code.isLayoutRule && finding.code != .unknownSymbol || finding.code == .unused
            guard let fix = finding.fixes.first(where: { isTried || $0.isSafe }), !fix.takesBack,
                fix.edits.allSatisfy({ $0.range.file == file.id }),
                !fix.edits.contains(where: { edit in taken.contains { overlap($0, edit.range) } })
            else { continue }
            fixes.append(fix)
            taken += fix.edits.map(\.range)
        }
        return fixes
    }

    /// True if two places share a byte, or begin at the same one, where the order of two insertions would matter.
    private static func overlap(_ one: SourceRange, _ other: SourceRange) -> Bool {
        one.start == other.start || one.start < other.end && other.start < one.end
    }
}
