import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension ScreenChecker {
    /// Tries a screen in the state of its samples. If something follows state or the device, it is also tried in each
    /// state that changes a layout, and with the answers that each device gives its conditions. A finding that several
    /// states share is reported once.
    ///
    /// - Parameters:
    ///   - matrix: makes the points for the views of one look.
    ///   - isOneState: true to look at no other state than that of the samples.
    ///   - source: the spec, in whose text the fixes are made; nil for findings without fixes.
    ///   - project: the levels of rules, where they are not the usual ones.
    package static func check(
        _ screen: Screen, at matrix: (ViewTree) -> LayoutMatrix, isOneState: Bool = false, source: SourceFile? = nil,
        project: Project = Project()
    ) -> CheckedScreen {
        let shown = ViewTreeBuilder.build(ScreenSampler.screen(screen, in: StateSample(screen.state)))
        guard screen.isDynamic else { return check(shown, at: matrix(shown), source: source, project: project) }
        let terms = screen.environmentTerms
        var findings: [Diagnostic] = []
        var layoutCount = 0
        var looks: [CheckedScreen] = []
        for scenario in StateScenario.all(of: screen).prefix(isOneState ? 1 : Int.max) {
            let matrix = scenario.title == nil ? matrix : { Self.points(of: matrix($0), in: $0) }
            for part in matrix(shown).parts(by: terms) {
                let sampled = ScreenSampler.screen(screen, in: scenario.sample, part.environment)
                let tree = ViewTreeBuilder.build(sampled)
                guard let points = matrix(tree).parts(by: terms).first(where: { $0.answers == part.answers }) else {
                    continue
                }
                let checked = check(tree, at: points.matrix, source: source, project: project)
                looks.append(checked)
                layoutCount += checked.layoutCount
                for finding in checked.findings where !findings.contains(where: { $0.isAbout(finding) }) {
                    findings.append(scenario.title.map { finding.inState($0) } ?? finding)
                }
            }
        }
        // A `suppress` that silences a finding in one state is used, although it silences nothing in others.
        findings.removeAll { finding in
            finding.code == .unused && !looks.allSatisfy { $0.findings.contains { $0.isAbout(finding) } }
        }
        var sink = DiagnosticSink()
        for finding in findings { sink.add(finding) }
        return CheckedScreen(tree: shown, findings: sink.sorted, layoutCount: layoutCount)
    }

    /// The points at which other states than that of the samples are tried: the standard ones instead of the whole
    /// matrix, since each state takes as long as the first.
    private static func points(of matrix: LayoutMatrix, in tree: ViewTree) -> LayoutMatrix {
        matrix.isWhole ? .standard(of: tree) : matrix
    }
}

extension Diagnostic {
    /// True if both findings are of one rule and stand at one place.
    fileprivate func isAbout(_ other: Diagnostic) -> Bool { code == other.code && range == other.range }

    /// The finding with the state in which it was found.
    fileprivate func inState(_ title: String) -> Diagnostic {
        var finding = self
        finding.help = [help, "in the state `\(title)`"].compactMap { $0 }.joined(separator: "; ")
        return finding
    }
}

extension Screen {
    /// The terms of conditions that ask about the device.
    fileprivate var environmentTerms: [Condition.Term] {
        layoutConditions.flatMap(\.terms).filter { term in
            if case .environment = term.operand { return true }
            return false
        }
    }
}
