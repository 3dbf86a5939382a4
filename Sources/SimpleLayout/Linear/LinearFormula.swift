/// The solution of a `LinearSystem` as a function of its parameters, with the conditions under which it is one.
///
/// As long as the same constraints press against each other, and the same wishes are met and missed, the solution is a
/// sum of parameters times numbers: thousands of screens cost one search and as many sums.
///
/// A class, so that a formula can be kept and asked without a copy of its sums.
public final class LinearFormula: Sendable {
    /// The sum that each variable of the formula comes to.
    private let values: LinearSums
    /// The sums that must be zero.
    private let zeros: LinearSums
    /// The sums that must not be negative.
    private let floors: LinearSums

    /// Nil if the constraints that are met exactly do not tell all values, which rounding errors may bring about.
    init?(
        _ system: LinearSystem, _ solved: Elimination, _ tableau: Tableau, for variables: [LinearSystem.Variable]
    ) {
        var elimination = solved
        let statuses = tableau.statuses(constraintCount: system.constraints.count)
        var leftOver: [Elimination.Expression] = []
        func equate(_ terms: [LinearSystem.Term], constant: Double = 0) {
            let expression = elimination.reduced(terms, constant: constant)
            if !elimination.solve(expression), !expression.terms.isEmpty { leftOver.append(expression) }
        }
        for constraint in system.constraints where constraint.isRequired && constraint.relation == .equal {
            // Solved already, but for those that follow from others.
            let expression = elimination.reduced(constraint.terms, constant: -constraint.constant)
            if !expression.terms.isEmpty { leftOver.append(expression) }
        }
        for (index, constraint) in system.constraints.enumerated() where statuses[.constraint(index)] == .tight {
            equate(constraint.terms, constant: -constraint.constant)
        }
        for variable in tableau.zeros { equate([.init(.init(index: variable))]) }
        for (variable, kind) in system.kinds.enumerated()
        where kind == .length && statuses[.length(variable)] == .tight {
            equate([.init(.init(index: variable))])
        }

        let places = system.parameterPlaces
        var (values, zeros, floors) = (LinearSums(), LinearSums(), LinearSums())
        func append(_ expression: Elimination.Expression, to sums: inout LinearSums) {
            // A condition that no parameter changes held when the formula was found.
            if !expression.terms.isEmpty { sums.append(expression, places) }
        }
        for variable in variables {
            let expression = elimination.expression(of: variable.index)
            guard expression.terms.allSatisfy({ places[$0.unknown] >= 0 }) else { return nil }
            values.append(expression, places)
        }
        for (variable, kind) in system.kinds.enumerated() where kind == .length {
            let expression = elimination.expression(of: variable)
            guard expression.terms.allSatisfy({ places[$0.unknown] >= 0 }) else { return nil }
            append(expression, to: &floors)
        }
        for expression in leftOver {
            append(elimination.reduced(expression.asTerms, constant: expression.constant), to: &zeros)
        }
        for (index, constraint) in system.constraints.enumerated() {
            let isInequality = constraint.relation != .equal
            let sign: Double
            switch statuses[.constraint(index)] {
            case .met? where isInequality, .settled? where isInequality && constraint.isRequired: sign = 1
            case .missed(let isBelow)?: sign = isBelow ? -1 : 1
            case .met?, .settled?, .tight?, nil: continue
            }
            let direction: Double = constraint.relation == .lessThanOrEqual ? -sign : sign
            append(
                elimination.reduced(constraint.terms, constant: -constraint.constant, sign: direction),
                to: &floors)
        }
        (self.values, self.zeros, self.floors) = (values.trimmed, zeros.trimmed, floors.trimmed)
    }

    /// The values of the formula's variables, in their order; nil if the formula does not hold for these
    /// parameters, so that the system has to be solved again.
    ///
    /// - Parameter parameters: as many as the system has, in the order in which they were added.
    public func values(for parameters: [Double]) -> [Double]? {
        guard zeros.allSatisfy(parameters, { abs($0) <= LinearSystem.tolerance }),
            floors.allSatisfy(parameters, { $0 >= -LinearSystem.tolerance })
        else { return nil }
        return values.values(parameters)
    }
}

extension Elimination.Expression {
    /// The expression as terms of a system, for which each unknown is a variable.
    var asTerms: [LinearSystem.Term] {
        terms.map { LinearSystem.Term(LinearSystem.Variable(index: $0.unknown), times: $0.coefficient) }
    }

    /// The expression times -1.
    var negated: Self {
        Self(terms: terms.map { ($0.unknown, -$0.coefficient) }, constant: -constant)
    }
}
