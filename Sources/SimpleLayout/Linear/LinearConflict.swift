/// Required constraints of a `LinearSystem` that cannot all hold, and for which parameters that is so.
public struct LinearConflict: Sendable {
    /// The system that has no solution.
    private let system: LinearSystem
    /// Sums by which the constraints lack room: each positive one says how much at least.
    private var lacks = LinearSums()

    init(_ system: LinearSystem) {
        self.system = system
        for expression in system.lacks { lacks.append(expression, system.parameterPlaces) }
    }

    /// The indices of the fewest constraints that cannot hold together: without any one of them the others can.
    ///
    /// Finding them takes many trials, each about as long as a solution.
    public var constraints: [Int] { system.minimalConflict }

    /// True if the constraints cannot hold for these parameters either.
    ///
    /// - Parameter parameters: as many as the system has, in the order in which they were added.
    public func stands(for parameters: [Double]) -> Bool {
        lacks.values(parameters).contains { $0 > 10 * LinearSystem.tolerance }
    }
}

extension LinearSystem {
    /// Sums of parameters that are positive only where the required constraints cannot hold.
    ///
    /// An equation that contradicts others is off by some amount, one way or the other. Where inequalities are broken,
    /// the least sum of what they lack is a lower bound for other parameters too: the search weighs constraints by
    /// factors that no parameter changes.
    fileprivate var lacks: [Elimination.Expression] {
        var symbolic = Elimination(kinds)
        var lacks: [Elimination.Expression] = []
        func equate(_ expression: Elimination.Expression) {
            guard !symbolic.solve(expression) else { return }
            lacks += [expression, expression.negated]
        }
        for constraint in constraints where constraint.isRequired && constraint.relation == .equal {
            equate(symbolic.reduced(constraint.terms, constant: -constraint.constant))
        }
        guard let elimination else { return lacks }
        let tableau = requiredTableau(elimination).tableau
        let statuses = tableau.statuses(constraintCount: constraints.count).all
        for (source, status) in statuses where status == .tight { _ = symbolic.solve(expression(source, symbolic)) }
        for variable in tableau.zeros { _ = symbolic.solve(expression(.length(variable), symbolic)) }
        var sum = Elimination.Expression()
        for (source, status) in statuses {
            let expression = expression(source, symbolic)
            switch status {
            case .missed: sum.add(expression.negated, times: 1)
            case .settled: lacks.append(expression.negated)
            case .met, .tight: break
            }
        }
        lacks.append(sum)
        let places = parameterPlaces
        return lacks.filter { expression in expression.terms.allSatisfy { places[$0.unknown] >= 0 } }
    }

    /// The expression that must not be negative.
    private func expression(_ source: Goal.Source, _ elimination: Elimination) -> Elimination.Expression {
        switch source {
        case .constraint(let index): goal(index, elimination).expression
        case .length(let variable): elimination.expression(of: variable)
        }
    }

    /// For each variable its place among the parameters, or -1.
    var parameterPlaces: [Int] {
        kinds.map { kind in
            if case .parameter(let place) = kind { return place }
            return -1
        }
    }
}
