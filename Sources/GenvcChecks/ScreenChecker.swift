import GenvcDiagnostics
import GenvcModel
import GenvcViews

/// Tries a screen on devices and applies the rules: the only maker of `CheckedScreen`.
package enum ScreenChecker {
    /// What is tried, and what follows from it, in the order of the spec; a finding is silenced by `suppress` on its
    /// element. Every device is tried upright and sideways.
    package static func check(
        _ tree: ViewTree, devices: [Device] = Device.defaults, source: SourceFile? = nil
    ) -> CheckedScreen {
        let trials = LayoutTrials(tree, devices: devices)
        var suppressions = SuppressionRegister(tree.screen)
        var sink = DiagnosticSink()
        for rule in Rule.allCases {
            for finding in trials.findings(of: rule) where !suppressions.silence(finding) {
                sink.add(finding.diagnostic(editing: source))
            }
        }
        for finding in suppressions.unused { sink.add(finding.diagnostic(editing: source)) }
        return CheckedScreen(tree: tree, findings: sink.sorted)
    }
}
