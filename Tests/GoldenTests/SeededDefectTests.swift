import GenvcDiagnostics
import GenvcTestSupport
import Testing

@testable import GenvcChecks

/// Screens as real applications have them, each broken in one way, and screens that are nearly so.
///
/// The specs were written before the rules, by someone who has not read these: what they say is what the rule has to
/// mean. On the whole matrix a wrong spec gives its rule, a near miss does not, and no other rule appears but those that
/// the spec lists.
@Suite("Seeded defects")
struct SeededDefectTests {
    /// Rules that only lists can break, which no spec can have yet.
    private static let unreachable = ["deep-stack-in-cell"]

    @Test("are three or more of each rule, with a near miss")
    func isComplete() {
        let rules = Dictionary(grouping: SeededSpec.all, by: \.rule)
        for (rule, specs) in rules {
            let wrong = specs.filter(\.isWrong).count
            #expect(wrong >= 3 && specs.count > wrong, "\(rule): \(wrong) of \(specs.count)")
        }
        // `tap-target` is the code of `tapTarget`.
        let seeded = Set((rules.keys + Self.unreachable).map { $0.filter { $0 != "-" } })
        let missing = Rule.allCases.map { "\($0)".lowercased() }.filter { !seeded.contains($0) }
        #expect(missing.isEmpty, "no defect is seeded for \(missing)")
    }

    @Test("are found, and near misses are not")
    func isFound() throws {
        let outcomes = try SeededSpec.all.map { try SeededOutcome(of: $0) }
        print(SeededOutcome.table(of: outcomes))
        let complaints = outcomes.flatMap { outcome in outcome.complaints.map { "\(outcome.spec.name): \($0)" } }
        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    }

    @Test("are gone when the printed fixes are applied")
    func isFixed() throws {
        var (found, offered, gone) = (0, 0, 0)
        for spec in SeededSpec.all where spec.isWrong {
            let text = try spec.text()
            let before = SeededSpec.findings(in: text, name: spec.name)
            found += before.count
            for finding in before {
                guard let fix = finding.fixes.first else { continue }
                offered += 1
                let fixed = String(decoding: fix.applied(to: Array(text.utf8)), as: UTF8.self)
                let after = SeededSpec.findings(in: fixed, name: spec.name)
                let left = after.filter { $0.isSame(as: finding, movedBy: fix) }
                let new = Set(after.map(\.code.rawValue)).subtracting(before.map(\.code.rawValue))
                if left.isEmpty, new.isEmpty { gone += 1 }
                #expect(left.isEmpty, "\(spec.name): `\(finding.message)` is still found after its fix")
                #expect(new.isEmpty, "\(spec.name): the fix of `\(finding.message)` brings \(new.sorted())")
            }
        }
        print("seeded defects: \(found) findings, \(offered) with a fix, \(gone) gone after it")
        #expect(found > 0)
    }
}

extension Diagnostic {
    /// Whether it is the finding `other` of the text before `fix` was applied.
    fileprivate func isSame(as other: Diagnostic, movedBy fix: FixIt) -> Bool {
        guard code == other.code, let range, let before = other.range else { return code == other.code }
        return fix.place(of: before.start) == range.start
    }
}
