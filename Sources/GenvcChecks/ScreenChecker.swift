import GenvcDiagnostics
import GenvcModel
import GenvcViews

/// Tries a screen on devices and applies the rules: the only maker of `CheckedScreen`.
package enum ScreenChecker {
    /// What is tried, and what follows from it, in the order of the spec; a finding is silenced by `suppress` on its
    /// element. Every device is tried upright and sideways.
    package static func check(_ tree: ViewTree, devices: [Device] = Device.defaults) -> CheckedScreen {
        check(tree, in: LayoutTrials(tree, devices: devices), findsUnusedSuppressions: true)
    }

    /// What holds at one point of the matrix; a suppression that silences nothing there is no finding, since it may
    /// elsewhere.
    package static func check(_ tree: ViewTree, at point: LayoutPoint) -> CheckedScreen {
        check(tree, in: LayoutTrials(tree, at: point), findsUnusedSuppressions: false)
    }

    private static func check(
        _ tree: ViewTree, in trials: LayoutTrials, findsUnusedSuppressions: Bool
    ) -> CheckedScreen {
        var suppressions = SuppressionRegister(tree.screen)
        var sink = DiagnosticSink()
        for rule in Rule.allCases {
            for finding in trials.findings(of: rule) where !suppressions.silence(finding) {
                sink.add(finding.diagnostic)
            }
        }
        if findsUnusedSuppressions { sink.add(suppressions.unused) }
        return CheckedScreen(tree: tree, findings: sink.sorted)
    }
}
