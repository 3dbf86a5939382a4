extension LinearSystem {
    /// Numbers that differ by less than this, in points, are the same: far less than a pixel, far more than the rounding
    /// errors of a screen's arithmetic.
    static let tolerance = 1e-6

    /// Finds values for all variables, or the constraints that make that impossible.
    ///
    /// Required equations are eliminated first, so that only what they leave open is searched; then each priority in
    /// turn, highest first, takes what the higher ones left open.
    public func solve() -> Outcome {
        var elimination = Elimination(variables: isNonNegative.count)
        for (index, constraint) in constraints.enumerated()
        where constraint.isRequired && constraint.relation == .equal {
            guard elimination.add(constraint, preferring: isNonNegative) else {
                return .conflict(minimalConflict(among: Array(constraints[...index].indices)))
            }
        }
        guard var tableau = feasibleTableau(elimination) else {
            return .conflict(minimalConflict(among: Array(constraints.indices)))
        }
        for level in softLevels {
            for index in level { tableau.addGoal(elimination.expression(of: constraints[index])) }
            tableau.reachGoals()
        }
        return .solution(LinearSolution(elimination: elimination, tableau: tableau))
    }

    /// True if the required ones among `chosen` can all hold.
    func canHold(_ chosen: some Sequence<Int>) -> Bool {
        var part = LinearSystem()
        part.isNonNegative = isNonNegative
        part.constraints = chosen.map { constraints[$0] }
        var elimination = Elimination(variables: isNonNegative.count)
        for constraint in part.constraints where constraint.relation == .equal {
            guard elimination.add(constraint, preferring: isNonNegative) else { return false }
        }
        return part.feasibleTableau(elimination) != nil
    }

    /// What the required inequalities leave open; nil: nothing.
    private func feasibleTableau(_ elimination: Elimination) -> Tableau? {
        var tableau = Tableau()
        var isRequiredMet = true
        func require(_ expression: Elimination.Expression) {
            guard !expression.terms.isEmpty else {
                if expression.constant < -Self.tolerance { isRequiredMet = false }
                return
            }
            tableau.addGoal(Goal(expression: expression, isEquation: false))
        }
        for parameter in isNonNegative.indices where elimination.definitions[parameter] == nil {
            tableau.addParameter(parameter, isNonNegative: isNonNegative[parameter])
        }
        for variable in isNonNegative.indices where isNonNegative[variable] {
            if let definition = elimination.definitions[variable] { require(definition) }
        }
        for constraint in constraints where constraint.isRequired && constraint.relation != .equal {
            require(elimination.expression(of: constraint).expression)
        }
        guard isRequiredMet, tableau.reachGoals() <= Self.tolerance * 10 else { return nil }
        return tableau
    }

    /// The optional constraints by priority, highest first, each level in the order in which they were added.
    private var softLevels: [[Int]] {
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
    var isRequired: Bool { priority >= LinearSystem.required }
}

/// A constraint as an expression that ought to be zero, or ought not to be negative.
struct Goal {
    let expression: Elimination.Expression
    let isEquation: Bool
}

extension Elimination {
    /// The constraint over the variables that equations leave open.
    func expression(of constraint: LinearSystem.Constraint) -> Goal {
        let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
        return Goal(
            expression: reduced(constraint.terms, constant: -constraint.constant, sign: sign),
            isEquation: constraint.relation == .equal)
    }
}
