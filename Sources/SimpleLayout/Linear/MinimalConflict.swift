extension LinearSystem {
    /// The smallest part of required constraints that cannot all hold: without any one of them the others could.
    ///
    /// Ulrich Junker's QuickXplain: halves are left out as a whole, so that a small conflict among many constraints
    /// takes few trials. Each trial of a large system takes long, so constraints that had no part in one proof of the
    /// contradiction are left out before.
    var minimalConflict: [Int] {
        let weighted = weightedContradiction
        // Where rounding errors add up, the sum may have left one out.
        let candidates = part(weighted).canHold ? required : weighted
        return explain(background: [], isBackgroundNew: false, candidates: candidates).sorted()
    }

    /// The constraints that must hold.
    private var required: [Int] { constraints.indices.filter { constraints[$0].isRequired } }

    /// The constraints of a weighted sum that says that a negative number is not negative.
    ///
    /// By the lemma of Farkas there is such a sum where constraints cannot all hold. Equations are part of it through
    /// what they were solved for, so each carries a parameter of its own, a mark, that shows where it was put in.
    var weightedContradiction: [Int] {
        var marked = self
        let marks = marked.markEquations()
        var sum = Elimination.Expression()
        var members: [Int] = []
        var elimination = Elimination(marked.kinds)
        for constraint in marked.constraints where constraint.isRequired && constraint.relation == .equal {
            sum = elimination.reduced(constraint.terms, constant: -constraint.constant)
            guard elimination.solve(sum) || marked.isZero(sum, elimination) else {
                return sum.terms.compactMap { marks[$0.unknown] }
            }
        }
        sum = Elimination.Expression()
        for (goal, weight) in marked.weightedGoals(elimination) {
            sum.add(goal.expression, times: weight)
            if case .constraint(let index) = goal.source { members.append(index) }
        }
        sum.dropZeros()
        return members + sum.terms.compactMap { marks[$0.unknown] }
    }

    /// Adds a parameter to each required equation, and returns the equations by the indices of these parameters.
    private mutating func markEquations() -> [Int: Int] {
        var marks: [Int: Int] = [:]
        for (index, constraint) in constraints.enumerated()
        where constraint.isRequired && constraint.relation == .equal {
            let mark = addParameter(0)
            marks[mark.index] = index
            constraints[index].terms.append(Term(mark))
        }
        return marks
    }

    /// The required inequalities that contradict each other over what the equations leave open, with their weights.
    private func weightedGoals(_ elimination: Elimination) -> [(goal: Goal, weight: Double)] {
        let goals = requiredGoals(elimination)
        var tableau = unknowns(elimination)
        for goal in goals {
            let number = numeric(goal, elimination)
            if number.expression.terms.isEmpty, number.expression.constant < -Self.tolerance { return [(goal, 1)] }
            tableau.add(number)
        }
        return zip(goals, tableau.weights()).filter { abs($1) > Elimination.smallest }.map { ($0, $1) }
    }

    /// The candidates without which `background` could hold.
    ///
    /// - Parameters:
    ///   - background: Constraints that are taken to be part of the conflict.
    ///   - isBackgroundNew: True if constraints were added to the background since it was last tried.
    private func explain(background: [Int], isBackgroundNew: Bool, candidates: [Int]) -> [Int] {
        if isBackgroundNew, !part(background).canHold { return [] }
        guard candidates.count > 1 else { return candidates }
        let middle = candidates.count / 2
        let first = Array(candidates[..<middle])
        let second = Array(candidates[middle...])
        let fromSecond = explain(background: background + first, isBackgroundNew: !first.isEmpty, candidates: second)
        let fromFirst = explain(
            background: background + fromSecond, isBackgroundNew: !fromSecond.isEmpty, candidates: first)
        return fromFirst + fromSecond
    }
}
