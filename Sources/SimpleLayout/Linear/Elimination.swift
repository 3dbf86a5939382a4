/// Equations solved for some of their variables: what is left are parameters, over which all else is expressed.
struct Elimination {
    /// A constant and parameters times numbers.
    struct Expression {
        var terms: [(parameter: Int, coefficient: Double)] = []
        var constant = 0.0
    }

    /// Coefficients below this are what rounding leaves of zero.
    static let smallest = 1e-9

    /// One for each variable; nil for a parameter.
    private(set) var definitions: [Expression?]
    /// The variables whose definitions name a parameter, or once did.
    private var uses: [[Int]]

    init(variables: Int) {
        definitions = Array(repeating: nil, count: variables)
        uses = Array(repeating: [], count: variables)
    }

    /// The sum of `terms` and `constant`, times `sign`, over parameters alone.
    func reduced(_ terms: [LinearSystem.Term], constant: Double, sign: Double = 1) -> Expression {
        var sum = Expression(constant: constant * sign)
        for term in terms {
            let coefficient = term.coefficient * sign
            if let definition = definitions[term.variable.index] {
                sum.add(definition, times: coefficient)
            } else {
                sum.add(term.variable.index, times: coefficient)
            }
        }
        sum.dropZeros()
        return sum
    }

    /// Adds an equation; false if those before it contradict it.
    ///
    /// It is solved for a variable that may be negative where there is one, since the others bring a condition along.
    mutating func add(_ constraint: LinearSystem.Constraint, preferring isNonNegative: [Bool]) -> Bool {
        let equation = reduced(constraint.terms, constant: -constraint.constant)
        guard var best = equation.terms.first else { return abs(equation.constant) <= LinearSystem.tolerance }
        for term in equation.terms.dropFirst() where isBetter(term, than: best, isNonNegative) { best = term }
        var definition = Expression(constant: -equation.constant / best.coefficient)
        for term in equation.terms where term.parameter != best.parameter {
            definition.terms.append((term.parameter, -term.coefficient / best.coefficient))
        }
        for variable in uses[best.parameter] { substitute(best.parameter, by: definition, in: variable) }
        uses[best.parameter] = []
        for term in definition.terms { uses[term.parameter].append(best.parameter) }
        definitions[best.parameter] = definition
        return true
    }

    private func isBetter(
        _ term: (parameter: Int, coefficient: Double), than best: (parameter: Int, coefficient: Double),
        _ isNonNegative: [Bool]
    ) -> Bool {
        let (isFree, isBestFree) = (!isNonNegative[term.parameter], !isNonNegative[best.parameter])
        if isFree != isBestFree { return isFree }
        // The variable that fewer definitions name leaves less to rewrite.
        return uses[term.parameter].count < uses[best.parameter].count
    }

    private mutating func substitute(_ parameter: Int, by definition: Expression, in variable: Int) {
        guard var expression = definitions[variable],
            let position = expression.terms.firstIndex(where: { $0.parameter == parameter })
        else { return }
        let coefficient = expression.terms.remove(at: position).coefficient
        let known = expression.terms.count
        expression.add(definition, times: coefficient)
        for term in expression.terms[known...] { uses[term.parameter].append(variable) }
        expression.dropZeros()
        definitions[variable] = expression
    }
}

extension Elimination.Expression {
    mutating func add(_ parameter: Int, times coefficient: Double) {
        for position in terms.indices where terms[position].parameter == parameter {
            terms[position].coefficient += coefficient
            return
        }
        terms.append((parameter, coefficient))
    }

    mutating func add(_ other: Self, times factor: Double) {
        constant += other.constant * factor
        for term in other.terms { add(term.parameter, times: term.coefficient * factor) }
    }

    mutating func dropZeros() {
        terms.removeAll { abs($0.coefficient) < Elimination.smallest }
    }
}
