/// The solution of a `LinearSystem` as a function of its parameters, with the conditions under which it is one.
///
/// As long as the same constraints press against each other, and the same wishes are met and missed, the solution is a
/// sum of parameters times numbers: thousands of screens cost one search and as many sums.
public struct LinearFormula: Sendable {
    /// One for each variable.
    private var values = LinearSums()
    /// What must be zero.
    private var zeros = LinearSums()
    /// What must not be negative.
    private var floors = LinearSums()

    /// Nil if the constraints that are met exactly do not tell all values, which rounding errors may bring about.
    init?(_ system: LinearSystem, statuses: [Goal.Source: Goal.Status], zeros zeroLengths: [Int]) {
        var elimination = Elimination(system.kinds, parameters: nil)
        var leftOver: [Elimination.Expression] = []
        func equate(_ expression: Elimination.Expression) {
            if !elimination.solve(expression), !expression.terms.isEmpty || expression.constant != 0 {
                leftOver.append(expression)
            }
        }
        for (index, constraint) in system.constraints.enumerated() {
            let isEquation = constraint.isRequired && constraint.relation == .equal
            guard isEquation || statuses[.constraint(index)] == .tight else { continue }
            equate(elimination.reduced(constraint.terms, constant: -constraint.constant))
        }
        for variable in zeroLengths { equate(elimination.reduced([.init(.init(index: variable))], constant: 0)) }
        for (variable, kind) in system.kinds.enumerated()
        where kind == .length && statuses[.length(variable)] == .tight {
            equate(elimination.reduced([.init(.init(index: variable))], constant: 0))
        }

        let places = system.parameterPlaces
        for (variable, kind) in system.kinds.enumerated() {
            let expression = elimination.reduced([.init(.init(index: variable))], constant: 0)
            guard expression.terms.allSatisfy({ places[$0.unknown] >= 0 }) else { return nil }
            values.append(expression, places)
            if kind == .length { append(expression, to: \.floors, places) }
        }
        for expression in leftOver {
            append(elimination.reduced(expression.asTerms, constant: expression.constant), to: \.zeros, places)
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
                to: \.floors, places)
        }
    }

    private mutating func append(
        _ expression: Elimination.Expression, to sums: WritableKeyPath<Self, LinearSums>, _ places: [Int]
    ) {
        // What no parameter changes held when the formula was found.
        guard !expression.terms.isEmpty else { return }
        self[keyPath: sums].append(expression, places)
    }

    /// The values of all variables, in the order in which they were added; nil if the formula does not hold for these
    /// parameters, so that the system has to be solved again.
    ///
    /// - Parameter parameters: as many as the system has, in the order in which they were added.
    public func values(for parameters: [Double]) -> [Double]? {
        guard zeros.values(parameters).allSatisfy({ abs($0) <= LinearSystem.tolerance }),
            floors.values(parameters).allSatisfy({ $0 >= -LinearSystem.tolerance })
        else { return nil }
        return values.values(parameters)
    }
}

extension Elimination.Expression {
    var asTerms: [LinearSystem.Term] {
        terms.map { LinearSystem.Term(LinearSystem.Variable(index: $0.unknown), times: $0.coefficient) }
    }

    var negated: Self {
        Self(terms: terms.map { ($0.unknown, -$0.coefficient) }, constant: -constant)
    }
}
