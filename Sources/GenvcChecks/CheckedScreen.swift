import GenvcDiagnostics
import GenvcModel
import GenvcViews

/// A screen whose layout has been tried on devices, with what was found; it can be drawn, even with errors.
package struct CheckedScreen: Sendable {
    /// The views and constraints that were laid out: those of the screen with the samples of its state.
    package let tree: ViewTree
    /// The findings of all rules, in the order of the spec.
    package let findings: [Diagnostic]
    /// The number of points that were laid out to find them; findings hold for many more, see `MatrixFolding`.
    package let layoutCount: Int
    /// The variables of the systems that were solved at each of those points, since they have no formula.
    package let solvedVariables: Int

    /// Only `ScreenChecker` and tests make one.
    package init(tree: ViewTree, findings: [Diagnostic], layoutCount: Int = 0, solvedVariables: Int = 0) {
        self.tree = tree
        self.layoutCount = layoutCount
        self.solvedVariables = solvedVariables
        self.findings = findings
    }

    /// The screen that the tree was built of, with samples in place of references to state.
    package var screen: Screen { tree.screen }

    /// True if a finding is an error, so that no code can be made.
    package var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

/// A screen without errors: the only thing that code can be made of.
package struct ValidScreen: Sendable {
    /// The screen as the spec says it.
    package let screen: Screen
    /// The views of the screen while no case of `when` holds: what `viewDidLoad` makes.
    package let tree: ViewTree

    /// Makes a valid screen of a checked one; nil if a finding is an error.
    ///
    /// A screen that changes, or has lists, was checked with samples and cells that `viewDidLoad` does not make. Its
    /// tree is built anew, with no case of `when` and without cells.
    ///
    /// - Parameter source: the screen as the spec says it, where it follows state; nil where it does not.
    package init?(_ checked: CheckedScreen, of source: Screen? = nil) {
        guard !checked.hasErrors else { return nil }
        screen = source ?? checked.screen
        guard screen.isDynamic || !screen.lists.isEmpty else {
            tree = checked.tree
            return
        }
        tree = ViewTreeBuilder.build(
            ScreenSampler.screen(screen, in: StateSample(screen.state), cases: .none), showsCells: false)
    }
}
