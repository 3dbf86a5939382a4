import GenvcDiagnostics

/// The findings in a seeded spec, compared with those that it was written for.
struct SeededOutcome: Sendable {
    let spec: SeededSpec
    let findings: [Diagnostic]
    private let also: Set<String>

    init(of spec: SeededSpec) throws {
        self.spec = spec
        let text = try spec.text()
        also = SeededSpec.also(of: text)
        findings = SeededSpec.findings(in: text, name: spec.name)
    }

    /// True if the rule of the folder found something.
    var isFound: Bool { findings.contains { $0.code.rawValue == spec.rule } }

    /// Codes that stand neither in the name of the folder nor in the comment `also`.
    var strangers: [String] {
        Set(findings.map(\.code.rawValue)).filter { $0 != spec.rule && !also.contains($0) }.sorted()
    }

    /// The differences from the findings that the spec was written for; empty when there are none.
    var complaints: [String] {
        var complaints: [String] = []
        if spec.isWrong != isFound {
            complaints.append(spec.isWrong ? "\(spec.rule) is not found" : "\(spec.rule) is found")
        }
        return complaints + strangers.map { "\($0) is not listed" }
    }

    /// `rule | seeded | found | near misses | false alarms`, a line a rule.
    static func table(of outcomes: [SeededOutcome]) -> String {
        var lines = [line("rule", "seeded", "found", "near misses", "false alarms")]
        for (rule, outcomes) in Dictionary(grouping: outcomes, by: \.spec.rule).sorted(by: { $0.key < $1.key }) {
            let wrong = outcomes.filter(\.spec.isWrong)
            let near = outcomes.filter { !$0.spec.isWrong }
            lines.append(
                line(
                    rule, "\(wrong.count)", "\(wrong.filter(\.isFound).count)", "\(near.count)",
                    "\(near.filter(\.isFound).count)"))
        }
        let wrong = outcomes.filter(\.spec.isWrong)
        let near = outcomes.filter { !$0.spec.isWrong }
        lines.append(
            line(
                "all", "\(wrong.count)", "\(wrong.filter(\.isFound).count)", "\(near.count)",
                "\(near.filter(\.isFound).count)"))
        return lines.joined(separator: "\n")
    }

    private static func line(_ cells: String...) -> String {
        let widths = [22, 6, 5, 11, 12]
        return zip(cells, widths).map { cell, width in
            cell + String(repeating: " ", count: max(0, width - cell.count))
        }.joined(separator: " | ")
    }
}
