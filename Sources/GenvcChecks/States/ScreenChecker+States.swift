import GenvcDiagnostics
import GenvcModel
import GenvcViews

extension ScreenChecker {
    /// Tries a screen in the state of its samples. If something follows state or the device, it is also tried in other
    /// states, so that each of its conditions holds in one and does not hold in another (`StateScenario`), and with the
    /// answers that each device gives its conditions. A finding that several states share is reported once.
    ///
    /// - Parameters:
    ///   - matrix: makes the points for the views of one look.
    ///   - states: the states that are tried.
    ///   - source: the spec, in whose text the fixes are made; nil for findings without fixes.
    ///   - project: the levels of rules, where they are not the usual ones.
    ///   - formulas: what is known of the layouts of other screens, which takes what is found here.
    package static func check(
        _ screen: Screen, at matrix: @escaping (ViewTree) -> LayoutMatrix, in states: TriedStates = TriedStates(),
        source: SourceFile? = nil, project: Project = Project(), keeping formulas: FormulaLibrary = FormulaLibrary()
    ) -> CheckedScreen {
        let scenarios = StateScenario.all(of: screen)
        let shown = ViewTreeBuilder.look(of: screen, in: scenarios[0].sample)
        guard screen.isDynamic else {
            return check(shown, at: matrix(shown), source: source, project: project, keeping: formulas)
        }
        let terms = screen.environmentTerms
        let all = matrix(shown)
        var looks = StateLooks(
            of: screen, in: states.isOne ? [scenarios[0]] : scenarios, on: all.parts(by: terms), by: terms,
            keeping: formulas, at: matrix)
        var findings = FindingsOfStates()
        var (layoutCount, solvedVariables) = (0, 0)
        looking: while let batch = looks.next() {
            if formulas.isInterrupted { break }
            for look in batch {
                var (trials, reduction) = (look.trials, look.reduction)
                let solvedBefore = look.formulas.variablesWithoutFormula
                let found = trials.findings(of: look.scenario.shows) { finding, point in
                    guard let key = finding.key, findings.mayTell(finding, project) else { return nil }
                    return reduction.words(for: key, as: finding.badness, at: point, keeping: look.formulas)
                }
                findings.add(
                    self.findings(
                        of: found, in: reduction.tree, isWhole: all.isWhole, source: source, project: project),
                    state: look.state)
                layoutCount += trials.layoutCount + reduction.layoutCount
                solvedVariables += look.solvedVariables + look.formulas.variablesWithoutFormula - solvedBefore
                if let isEnough = states.isEnough, isEnough(findings.sorted()) { break looking }
            }
        }
        return CheckedScreen(
            tree: shown, findings: findings.sorted(in: all), layoutCount: layoutCount, solvedVariables: solvedVariables)
    }

    /// A screen whose layout nobody asks about: it has no findings, and its code can be compared with that of another.
    package static func untried(_ screen: Screen) -> CheckedScreen {
        CheckedScreen(tree: ViewTreeBuilder.look(of: screen, in: StateSample(screen.state)), findings: [])
    }
}

/// The states of a screen that are tried.
package struct TriedStates {
    /// True to look at no other state than that of the samples.
    let isOne: Bool
    /// True for findings that need no others, so that no further state is tried.
    let isEnough: (([Diagnostic]) -> Bool)?

    package init(isOne: Bool = false, until isEnough: (([Diagnostic]) -> Bool)? = nil) {
        self.isOne = isOne
        self.isEnough = isEnough
    }
}

extension StateScenario {
    /// The rules whose findings count while a finger rests on a control: constraints must hold then, too, but nobody
    /// reads or taps anything else.
    private static let rulesOfTouches: Set<DiagnosticCode> = [.conflict, .ambiguous, .doesNotFit]

    /// True if what a rule finds in the state counts. Numbers of the spec are judged once, in the state of the samples.
    fileprivate func shows(_ rule: DiagnosticCode) -> Bool {
        if isOfControls { return Self.rulesOfTouches.contains(rule) }
        return changes.isEmpty || rule != .offScale
    }
}
