import GenvcDiagnostics
import GenvcModel
import GenvcViews

/// Tries a screen at points of a matrix and applies the rules: the only maker of `CheckedScreen`.
package enum ScreenChecker {
    /// Lays out a tree at the points of a matrix and collects the findings of the rules, in the order of the spec. A
    /// `suppress` on an element silences findings about it.
    ///
    /// - Parameters:
    ///   - matrix: the points; nil for the standard ones.
    ///   - isFolded: false to lay out every point of a full matrix, as slow as that is.
    ///   - source: the spec, in whose text the fixes are made; nil for findings without fixes.
    ///   - project: the levels of rules, where they are not the usual ones.
    ///   - formulas: what is known of the layouts of other screens, which takes what is found here.
    package static func check(
        _ tree: ViewTree, at matrix: LayoutMatrix? = nil, isFolded: Bool = true, source: SourceFile? = nil,
        project: Project = Project(), keeping formulas: FormulaLibrary = FormulaLibrary()
    ) -> CheckedScreen {
        let solvedBefore = formulas.variablesWithoutFormula
        var trials = LayoutTrials(tree, matrix ?? .standard(of: tree), isFolded ? .folded : .every, keeping: formulas)
        var sink = DiagnosticSink()
        let found = findings(
            of: trials.findings(), in: tree, isWhole: trials.matrix.isWhole, source: source, project: project)
        for finding in found { sink.add(finding.diagnostic) }
        return CheckedScreen(
            tree: tree, findings: sink.sorted, layoutCount: trials.layoutCount,
            solvedVariables: formulas.variablesWithoutFormula - solvedBefore)
    }

    /// The findings of rules that are left after what elements suppress and what the project says, with a finding for
    /// each `suppress` that silenced nothing.
    ///
    /// - Parameter isWhole: true if the findings are those of the whole matrix.
    static func findings(
        of found: [RuleFinding], in tree: ViewTree, isWhole: Bool, source: SourceFile?, project: Project
    ) -> [FindingsOfStates.Found] {
        var suppressions = SuppressionRegister(tree.screen)
        var findings: [FindingsOfStates.Found] = []
        for finding in found where !suppressions.silence(finding) {
            var diagnostic = finding.diagnostic(editing: source)
            if let level = project.levels[diagnostic.code] {
                guard let severity = level.severity else { continue }
                diagnostic.severity = severity
            }
            findings.append(
                FindingsOfStates.Found(
                    key: finding.key ?? DefectKey(finding), diagnostic: diagnostic, reach: finding.reach))
        }
        // A `suppress` may silence a finding at a point that was not tried.
        for finding in suppressions.unused(afterAll: isWhole) {
            findings.append(
                FindingsOfStates.Found(key: DefectKey(finding), diagnostic: finding.diagnostic(editing: source)))
        }
        return findings
    }
}
