/// The solution of a `LinearSystem` as a function of its parameters, with the conditions under which it is one.
///
/// As long as the same constraints press against each other, and the same wishes are met and missed, the solution is a
/// sum of parameters times numbers: thousands of screens cost one search and as many sums.
public struct LinearFormula: Sendable {
    /// Sums of parameters times numbers, one after the other.
    private struct Sums: Sendable {
        private(set) var constants: [Double] = []
        private var ends: [Int] = []
        private var parameters: [Int32] = []
        private var coefficients: [Double] = []

        var count: Int { constants.count }

        mutating func append(_ expression: Elimination.Expression, _ places: [Int]) {
            constants.append(expression.constant)
            for term in expression.terms {
                parameters.append(Int32(places[term.unknown]))
                coefficients.append(term.coefficient)
            }
            ends.append(parameters.count)
        }

        func values(_ given: [Double]) -> [Double] {
            var values = constants
            given.withUnsafeBufferPointer { given in
                parameters.withUnsafeBufferPointer { parameters in
                    coefficients.withUnsafeBufferPointer { coefficients in
                        var next = 0
                        for (index, end) in ends.enumerated() {
                            var sum = constants[index]
                            while next < end {
                                sum += given[Int(parameters[next])] * coefficients[next]
                                next += 1
                            }
                            values[index] = sum
                        }
                    }
                }
            }
            return values
        }
    }

    /// One for each variable.
    private var values = Sums()
    /// What must be zero.
    private var zeros = Sums()
    /// What must not be negative.
    private var floors = Sums()

    /// Nil if the constraints that are met exactly do not tell all values.
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

        var places = [Int](repeating: -1, count: system.kinds.count)
        for (variable, kind) in system.kinds.enumerated() {
            if case .parameter(let place) = kind { places[variable] = place }
        }
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
        _ expression: Elimination.Expression, to sums: WritableKeyPath<Self, Sums>, _ places: [Int]
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
        guard zeros.count == 0 || zeros.values(parameters).allSatisfy({ abs($0) <= LinearSystem.tolerance }),
            floors.values(parameters).allSatisfy({ $0 >= -LinearSystem.tolerance })
        else { return nil }
        return values.values(parameters)
    }
}

extension Elimination.Expression {
    var asTerms: [LinearSystem.Term] {
        terms.map { LinearSystem.Term(LinearSystem.Variable(index: $0.unknown), times: $0.coefficient) }
    }
}
