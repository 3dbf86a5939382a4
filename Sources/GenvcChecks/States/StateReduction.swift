import GenvcDiagnostics
import GenvcModel
import GenvcViews

/// Finds out which of the changes of a state it takes to see a defect: it leaves out one after the other, as long as
/// the defect stays.
struct StateReduction {
    /// A screen in one state.
    fileprivate struct Look {
        let tree: ViewTree
        let subjects: [RuleSubject]
        var solver: LayoutSolver
    }

    private let screen: Screen
    private let scenario: StateScenario
    private let environment: ConditionEnvironment
    /// The views of the screen in the whole state.
    let tree: ViewTree
    private var looks: [StateSample: Look] = [:]
    /// The number of points that were laid out.
    private(set) var layoutCount = 0

    /// A state of a screen on the device that `environment` tells of.
    init(of screen: Screen, _ scenario: StateScenario, _ environment: ConditionEnvironment) {
        self.screen = screen
        self.scenario = scenario
        self.environment = environment
        tree = ViewTreeBuilder.look(of: screen, in: scenario.sample, environment)
    }

    /// The words for the fewest changes with which the screen has the defect at the point; nil for none.
    ///
    /// - Parameters:
    ///   - badness: that of the defect in the whole state; with fewer changes it must be no better.
    ///   - formulas: what is known of the layouts of other states, which takes what is found here.
    mutating func words(
        for key: DefectKey, as badness: Double, at point: LayoutPoint, keeping formulas: FormulaLibrary
    ) -> String? {
        var fewest = scenario
        for change in scenario.changes where fewest.changes.count > 1 {
            let fewer = fewest.without(change)
            if isThere(key, as: badness, in: fewer, at: point, keeping: formulas) { fewest = fewer }
        }
        return fewest.title
    }

    /// True if the screen in that state has the defect, and has it as badly.
    private mutating func isThere(
        _ key: DefectKey, as badness: Double, in scenario: StateScenario, at point: LayoutPoint,
        keeping formulas: FormulaLibrary
    ) -> Bool {
        // Taken out while it is used, so that what the solver keeps is not copied.
        var look =
            looks.removeValue(forKey: scenario.sample) ?? Look(in: scenario, of: screen, environment, keeping: formulas)
        let plan = LayoutPlan(
            look.tree, textSize: point.textSize, variant: point.variant, stretch: point.stretch)
        let layout = LaidOutScreen(
            plan: plan, point: point, frames: look.solver.frames(of: plan, at: point), subjects: look.subjects)
        looks[scenario.sample] = look
        layoutCount += 1
        let isAsBad = { (other: Double) in other >= badness - Diagnostic.leastDifference }
        return Rule.all.first { $0.code == key.rule }.map { rule in
            switch rule.check {
            case .screen(let find):
                find(layout).contains { DefectKey($0) == key && isAsBad($0.badness) }
            case .layout(let defects, _):
                defects(layout).contains { DefectKey($0.identity, in: look.tree) == key && isAsBad($0.badness) }
            }
        } ?? false
    }
}

extension StateReduction.Look {
    fileprivate init(
        in scenario: StateScenario, of screen: Screen, _ environment: ConditionEnvironment,
        keeping formulas: FormulaLibrary
    ) {
        tree = ViewTreeBuilder.look(of: screen, in: scenario.sample, environment)
        subjects = RuleSubject.all(in: tree)
        solver = LayoutSolver(tree, keeping: formulas)
    }
}
