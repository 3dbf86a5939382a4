import GenvcDiagnostics
import GenvcModel

/// The findings of all states of a screen: a defect that several states have is one finding, that of the first state
/// in which it is worst.
struct FindingsOfStates {
    /// A finding of one look.
    struct Found {
        let key: DefectKey
        let diagnostic: Diagnostic
        /// The badness of the defect beside the same one in another state; 0 where the rule measures none.
        var badness = 0.0

        /// True if this is to be told and not the other one.
        func isWorse(than other: Found) -> Bool {
            (diagnostic.severity, badness) > (other.diagnostic.severity, other.badness)
        }
    }

    private var found: [Found] = []
    /// The number of looks at the screen.
    private var lookCount = 0
    /// In how many looks each `suppress` silenced nothing.
    private var unusedCounts: [DefectKey: Int] = [:]

    /// False for a finding of one more look that is not told, since the same one of an earlier look is as bad.
    func mayTell(_ finding: RuleFinding, _ project: Project) -> Bool {
        guard let key = finding.key, let known = found.first(where: { $0.key == key }) else { return true }
        var diagnostic = finding.diagnostic
        // A level of the project is that of the known one, too.
        if project.levels[diagnostic.code] != nil { diagnostic.severity = known.diagnostic.severity }
        return Found(key: key, diagnostic: diagnostic, badness: finding.badness).isWorse(than: known)
    }

    /// Adds the findings of one more look at the screen.
    mutating func add(_ look: [Found]) {
        lookCount += 1
        let before = found.count
        for finding in look {
            if finding.diagnostic.code == .unused { unusedCounts[finding.key, default: 0] += 1 }
            // Of two findings of one look that have the same key both stay.
            guard let index = found[..<before].firstIndex(where: { $0.key == finding.key }) else {
                found.append(finding)
                continue
            }
            if finding.isWorse(than: found[index]) { found[index] = finding }
        }
    }

    /// The findings in the order of the spec.
    var sorted: [Diagnostic] {
        var sink = DiagnosticSink()
        for finding in found {
            // A `suppress` that silences a finding in one look is used, although it silences nothing in others.
            guard finding.diagnostic.code != .unused || unusedCounts[finding.key] == lookCount else { continue }
            sink.add(finding.diagnostic)
        }
        return sink.sorted
    }
}
