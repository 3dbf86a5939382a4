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
    package static func check(
        _ tree: ViewTree, at matrix: LayoutMatrix? = nil, isFolded: Bool = true, source: SourceFile? = nil,
        project: Project = Project()
    ) -> CheckedScreen {
        var trials = LayoutTrials(tree, matrix ?? .standard(of: tree), isFolded ? .folded : .every)
        var suppressions = SuppressionRegister(tree.screen)
        var sink = DiagnosticSink()
        for finding in trials.findings() where !suppressions.silence(finding) {
            var diagnostic = finding.diagnostic(editing: source)
            if let level = project.levels[diagnostic.code] {
                guard let severity = level.severity else { continue }
                diagnostic.severity = severity
            }
            sink.add(diagnostic)
        }
        // A `suppress` may silence a finding at a point that was not tried.
        for finding in suppressions.unused(afterAll: trials.matrix.isWhole) {
            sink.add(finding.diagnostic(editing: source))
        }
        return CheckedScreen(tree: tree, findings: sink.sorted, layoutCount: trials.layoutCount)
    }
}
