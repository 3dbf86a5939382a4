import GenvcCores
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The looks of a screen: each of its states, on the devices of each part of the matrix. They are laid out some at a
/// time, side by side on the cores that are idle, and come in the same order however many cores there are.
struct StateLooks {
    /// One look that is laid out.
    struct Look: Sendable {
        /// The number of the state that is shown.
        let state: Int
        /// The state that is shown.
        let scenario: StateScenario
        /// Finds out which changes of the state a defect takes.
        let reduction: StateReduction
        /// The layouts of the look.
        let trials: LayoutTrials
        /// The formulas that its layouts use and find.
        let formulas: FormulaLibrary
        /// The variables of the systems without a formula that its layouts took.
        let solvedVariables: Int
    }

    /// A look whose views are known.
    private struct Draft: Sendable {
        let state: Int
        let scenario: StateScenario
        let part: LayoutMatrix.Part
        let reduction: StateReduction
        let plans: [TextSize: LayoutPlan]
    }

    /// A look whose points are known.
    private struct Plan: Sendable {
        let draft: Draft
        let matrix: LayoutMatrix

        func laidOut(keeping formulas: FormulaLibrary) -> Look {
            let solvedBefore = formulas.variablesWithoutFormula
            let trials = LayoutTrials(
                draft.reduction.tree, matrix, .folded, plans: draft.plans, keeping: formulas)
            return Look(
                state: draft.state, scenario: draft.scenario, reduction: draft.reduction, trials: trials,
                formulas: formulas,
                solvedVariables: formulas.variablesWithoutFormula - solvedBefore)
        }
    }

    /// The most looks of each core that are laid out before the findings of the first of them are looked at.
    private static let mostLooksOfCore = 4
    /// The fewest looks that are worth a thread: each takes a millisecond or more.
    private static let fewestForThread = 1

    private let screen: Screen
    private let matrix: (ViewTree) -> LayoutMatrix
    private let terms: [Condition.Term]
    private let formulas: FormulaLibrary
    /// The states and parts that are still to be looked at, in order.
    private var open: ArraySlice<(state: Int, scenario: StateScenario, part: LayoutMatrix.Part)>
    private var laidOut = LaidOutStates()
    /// The number of looks that each core lays out next. Few at first: where a change of a spec does not help, the
    /// first look mostly tells.
    private var looksOfCore = 1

    /// - Parameters:
    ///   - matrix: makes the points for the views of one look.
    ///   - parts: the parts of the matrix in which the terms have one answer each.
    ///   - terms: what the conditions of the screen ask of the device.
    ///   - formulas: what is known of the layouts of other screens, which takes what is found here.
    init(
        of screen: Screen, in scenarios: [StateScenario], on parts: [LayoutMatrix.Part], by terms: [Condition.Term],
        keeping formulas: FormulaLibrary, at matrix: @escaping (ViewTree) -> LayoutMatrix
    ) {
        self.screen = screen
        self.matrix = matrix
        self.terms = terms
        self.formulas = formulas
        open = scenarios.enumerated().flatMap { state, scenario in parts.map { (state, scenario, $0) } }[...]
    }

    /// The next looks; nil after the last one. A look that needs no layout is left out, so there may be none.
    mutating func next() -> [Look]? {
        guard !open.isEmpty else { return nil }
        let cores = Cores.idle.count + 1
        // Where nothing is known, the first look is laid out alone: all threads begin with its formulas.
        let batch = open.prefix(formulas.isEmpty || cores == 1 ? 1 : cores * looksOfCore)
        looksOfCore = min(looksOfCore * 2, Self.mostLooksOfCore)
        open = open.dropFirst(batch.count)
        let threads = min(cores, batch.count)
        formulas.prepare(for: threads)
        let plans = drafts(of: Array(batch)).compactMap { plan(for: $0) }
        return Cores.map(count: plans.count, fewest: Self.fewestForThread, most: threads) { [formulas] range, thread in
            plans[range].map { $0.laidOut(keeping: formulas.library(of: thread)) }
        }
    }

    /// The views of looks, and their plans.
    private func drafts(of batch: [(state: Int, scenario: StateScenario, part: LayoutMatrix.Part)]) -> [Draft] {
        Cores.map(count: batch.count, fewest: Self.fewestForThread) { [screen] range, _ in
            batch[range].map { state, scenario, part in
                let reduction = StateReduction(of: screen, scenario, part.environment)
                return Draft(
                    state: state, scenario: scenario, part: part, reduction: reduction,
                    plans: LaidOutStates.plans(of: reduction.tree))
            }
        }
    }

    /// The points at which a look is laid out; nil for a look that shows nothing new.
    private mutating func plan(for draft: Draft) -> Plan? {
        let (scenario, answers) = (draft.scenario, draft.part.answers)
        let tree = draft.reduction.tree
        var points = matrix(tree)
        let isNew = laidOut.insert(tree, draft.plans, answers: answers)
        // The rules of touches ask for nothing but frames.
        if scenario.isOfControls, !isNew { return nil }
        // Where frames are those of another state, rules only see another look, and few points show that.
        if points.isWhole, !isNew { points = .standard(of: tree) }
        guard let some = points.part(by: terms, answering: answers) else { return nil }
        return Plan(draft: draft, matrix: scenario.changes.isEmpty ? some : some.withoutVariants)
    }
}
