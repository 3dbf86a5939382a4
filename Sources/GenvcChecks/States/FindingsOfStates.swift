import GenvcDiagnostics
import GenvcModel

/// The findings of all states of a screen: a defect that several states have is one finding, that of the first state
/// in which it is worst. It names all devices that have it in that state, also those of which other looks tell.
struct FindingsOfStates {
    /// A finding of one look.
    struct Found {
        let key: DefectKey
        let diagnostic: Diagnostic
        /// The points that have the defect; nil for a finding that names none.
        var reach: DefectReach?
        /// The number of the state in which it was found.
        fileprivate var state = 0
        /// The points of other looks at the same state that have the defect.
        fileprivate var reachOfOthers: [DefectReach] = []

        /// True if this is to be told and not the other one.
        func isWorse(than other: Found) -> Bool {
            guard diagnostic.severity == other.diagnostic.severity else {
                return diagnostic.severity > other.diagnostic.severity
            }
            return diagnostic.badness > other.diagnostic.badness + Diagnostic.leastDifference
        }

        init(key: DefectKey, diagnostic: Diagnostic, reach: DefectReach? = nil) {
            self.key = key
            self.diagnostic = diagnostic
            self.reach = reach
        }

        /// Takes the points of the same defect in another look at the same state.
        fileprivate mutating func take(_ other: Found) {
            guard state == other.state else { return }
            reachOfOthers += [other.reach].compactMap { $0 } + other.reachOfOthers
        }

        /// The finding with all points at which the screen has the defect in its state.
        fileprivate func diagnostic(in whole: LayoutMatrix) -> Diagnostic {
            guard !reachOfOthers.isEmpty, let told = reach?.diagnostic(with: reachOfOthers, in: whole) else {
                return diagnostic
            }
            var whole = diagnostic
            (whole.message, whole.label, whole.help, whole.device) = (told.message, told.label, told.help, told.device)
            return whole
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
        diagnostic.badness = finding.badness
        return Found(key: key, diagnostic: diagnostic).isWorse(than: known)
    }

    /// Adds the findings of one more look at the screen.
    ///
    /// - Parameter state: the number of the state that was looked at.
    mutating func add(_ look: [Found], state: Int) {
        lookCount += 1
        let before = found.count
        for var finding in look {
            if finding.diagnostic.code == .unused { unusedCounts[finding.key, default: 0] += 1 }
            finding.state = state
            // Of two findings of one look that have the same key both stay.
            guard let index = found[..<before].firstIndex(where: { $0.key == finding.key }) else {
                found.append(finding)
                continue
            }
            if finding.isWorse(than: found[index]) {
                finding.take(found[index])
                found[index] = finding
            } else {
                found[index].take(finding)
            }
        }
    }

    /// The findings in the order of the spec.
    ///
    /// - Parameter whole: the matrix whose devices are named; nil where only the devices of one look are.
    func sorted(in whole: LayoutMatrix? = nil) -> [Diagnostic] {
        var sink = DiagnosticSink()
        for finding in found {
            // A `suppress` that silences a finding in one look is used, although it silences nothing in others.
            guard finding.diagnostic.code != .unused || unusedCounts[finding.key] == lookCount else { continue }
            sink.add(whole.map { finding.diagnostic(in: $0) } ?? finding.diagnostic)
        }
        return sink.sorted
    }
}
