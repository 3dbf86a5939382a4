extension LinearSystem {
    /// Numbers that differ by less than this, in points, are the same: far less than a pixel, far more than the
    /// rounding errors of a screen's arithmetic.
    static let tolerance = 1e-6

    /// Finds values for all variables, or the constraints that make that impossible.
    ///
    /// Required equations are eliminated first, so that only what they leave open is searched; then each priority in
    /// turn, highest first, takes what the higher ones left open.
    public func solve() -> Outcome {
        guard let elimination = elimination, var tableau = feasibleTableau(elimination) else {
            return .conflict(LinearConflict(self))
        }
        for level in softLevels {
            for index in level { tableau.add(numeric(goal(index, elimination), elimination)) }
            tableau.reachGoals()
        }
        return .solution(LinearSolution(system: self, elimination: elimination, tableau: tableau))
    }

    /// True if the required constraints can all hold.
    var canHold: Bool { elimination.flatMap { feasibleTableau($0) } != nil }

    /// The required equations; nil if they contradict each other.
    var elimination: Elimination? {
        var elimination = Elimination(kinds)
        for constraint in constraints where constraint.isRequired && constraint.relation == .equal {
            let equation = elimination.reduced(constraint.terms, constant: -constraint.constant)
            guard elimination.solve(equation) || isZero(equation, elimination) else { return nil }
        }
        return elimination
    }

    /// True if the value is zero for the parameters at hand, whatever the unknowns are.
    func isZero(_ expression: Elimination.Expression, _ elimination: Elimination) -> Bool {
        let rest = elimination.numeric(expression, parameters)
        return rest.terms.isEmpty && abs(rest.constant) <= Self.tolerance
    }

    /// The goal with the numbers that the parameters have.
    func numeric(_ goal: Goal, _ elimination: Elimination) -> Goal {
        Goal(
            source: goal.source, expression: elimination.numeric(goal.expression, parameters),
            isEquation: goal.isEquation)
    }

    /// The tableau of the required inequalities; nil if they cannot all hold.
    private func feasibleTableau(_ elimination: Elimination) -> Tableau? {
        let required = requiredTableau(elimination)
        return Self.canHold(lacking: required.lack) ? required.tableau : nil
    }

    /// True if what required constraints lack is no more than the rounding errors of several rows.
    static func canHold(lacking lack: Double) -> Bool { lack <= 10 * tolerance }

    /// The required inequalities kept as well as can be, and the sum of what they lack.
    func requiredTableau(_ elimination: Elimination) -> (tableau: Tableau, lack: Double) {
        required(requiredGoals(elimination), of: unknowns(elimination), elimination)
    }

    /// The goals kept as well as can be by the unknowns, and the sum of what they lack.
    func required(
        _ goals: [Goal], of unknowns: Tableau, _ elimination: Elimination
    ) -> (tableau: Tableau, lack: Double) {
        var tableau = unknowns
        var lack = 0.0
        for symbolic in goals {
            let goal = numeric(symbolic, elimination)
            if goal.expression.terms.isEmpty { lack += max(0, -goal.expression.constant) }
            tableau.add(goal)
        }
        lack += tableau.reachGoals()
        return (tableau, lack)
    }

    /// The tableau of the variables that no equation was solved for.
    func unknowns(_ elimination: Elimination) -> Tableau {
        var tableau = Tableau(variableCount: kinds.count)
        for (variable, kind) in kinds.enumerated() where elimination.definitions[variable] == nil {
            switch kind {
            case .position: tableau.addUnknown(variable, isNonNegative: false)
            case .length: tableau.addUnknown(variable, isNonNegative: true)
            case .parameter: break
            }
        }
        return tableau
    }

    /// The required inequalities and the lengths that an equation was solved for, over what equations leave open.
    func requiredGoals(_ elimination: Elimination) -> [Goal] {
        var goals: [Goal] = []
        for (variable, kind) in kinds.enumerated() where kind == .length {
            guard let definition = elimination.definitions[variable] else { continue }
            goals.append(Goal(source: .length(variable), expression: definition, isEquation: false))
        }
        for (index, constraint) in constraints.enumerated()
        where constraint.isRequired && constraint.relation != .equal {
            goals.append(goal(index, elimination))
        }
        return goals
    }

    /// The constraint over what equations leave open.
    func goal(_ index: Int, _ elimination: Elimination) -> Goal {
        let constraint = constraints[index]
        let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
        return Goal(
            source: .constraint(index),
            expression: elimination.reduced(constraint.terms, constant: -constraint.constant, sign: sign),
            isEquation: constraint.relation == .equal)
    }

    /// The optional constraints by priority, highest first, each level in the order in which they were added.
    var softLevels: [[Int]] {
        let soft = constraints.indices.filter { !constraints[$0].isRequired }
            .sorted { (-constraints[$0].priority, $0) < (-constraints[$1].priority, $1) }
        var levels: [[Int]] = []
        for index in soft {
            if let last = levels.last?.last, constraints[last].priority == constraints[index].priority {
                levels[levels.count - 1].append(index)
            } else {
                levels.append([index])
            }
        }
        return levels
    }
}

extension LinearSystem.Constraint {
    /// True for a constraint that must hold.
    var isRequired: Bool { priority >= LinearSystem.required }
}
