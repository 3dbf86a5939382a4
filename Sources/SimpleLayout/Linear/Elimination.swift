/// Equations solved for some of their variables: what is left are unknowns, over which all else is expressed.
struct Elimination {
    /// A constant and unknowns times numbers.
    struct Expression: Sendable {
        /// The unknowns with their factors; each unknown stands once.
        var terms: [(unknown: Int, coefficient: Double)] = []
        var constant = 0.0
    }

    /// Coefficients below this are what rounding leaves of zero.
    static let smallest = 1e-9

    /// The sum that each variable is solved for; nil for an unknown, and for a parameter.
    private(set) var definitions: [Expression?]
    /// The kind of each variable of the system.
    private let kinds: [LinearSystem.Kind]
    /// The variables whose definitions name an unknown, or once did.
    private var uses: [[Int]]

    init(_ kinds: [LinearSystem.Kind]) {
        self.kinds = kinds
        uses = Array(repeating: [], count: kinds.count)
        definitions = Array(repeating: nil, count: kinds.count)
    }

    /// The expression with numbers for parameters.
    func numeric(_ expression: Expression, _ parameters: [Double]) -> Expression {
        var result = Expression(constant: expression.constant)
        result.terms.reserveCapacity(expression.terms.count)
        for term in expression.terms {
            if case .parameter(let place) = kinds[term.unknown] {
                result.constant += term.coefficient * parameters[place]
            } else {
                result.terms.append(term)
            }
        }
        return result
    }

    /// A variable over unknowns and parameters alone.
    func expression(of variable: Int) -> Expression {
        definitions[variable] ?? Expression(terms: [(variable, 1)])
    }

    /// The sum of `terms` and `constant`, times `sign`, over unknowns and parameters alone.
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

    /// Solves the equation `expression == 0` for one of its unknowns; false if it has none, but for parameters.
    ///
    /// It is solved for a variable that may be negative where there is one, since the others bring a condition along.
    mutating func solve(_ expression: Expression) -> Bool {
        var best: (unknown: Int, coefficient: Double)?
        for term in expression.terms where isBetter(term.unknown, than: best?.unknown) { best = term }
        guard let best else { return false }
        var definition = Expression(constant: -expression.constant / best.coefficient)
        for term in expression.terms where term.unknown != best.unknown {
            definition.terms.append((term.unknown, -term.coefficient / best.coefficient))
        }
        for variable in uses[best.unknown] { substitute(best.unknown, by: definition, in: variable) }
        uses[best.unknown] = []
        for term in definition.terms { uses[term.unknown].append(best.unknown) }
        definitions[best.unknown] = definition
        return true
    }

    /// True if an equation is better solved for `unknown`: one that may be negative first, then the one that fewer
    /// definitions name.
    private func isBetter(_ unknown: Int, than best: Int?) -> Bool {
        if case .parameter = kinds[unknown] { return false }
        guard let best else { return true }
        if kinds[unknown] != kinds[best] { return kinds[unknown] == .position }
        // The variable that fewer definitions name leaves less to rewrite.
        return uses[unknown].count < uses[best].count
    }

    /// Puts the definition of an unknown into that of a variable, and drops what cancels out.
    private mutating func substitute(_ unknown: Int, by definition: Expression, in variable: Int) {
        guard var expression = definitions[variable],
            let position = expression.terms.firstIndex(where: { $0.unknown == unknown })
        else { return }
        let coefficient = expression.terms.remove(at: position).coefficient
        let known = expression.terms.count
        expression.add(definition, times: coefficient)
        for term in expression.terms[known...] { uses[term.unknown].append(variable) }
        expression.dropZeros()
        definitions[variable] = expression
    }
}

extension Elimination.Expression {
    /// Adds an unknown times a number; one that is there already keeps its one place.
    mutating func add(_ unknown: Int, times coefficient: Double) {
        for position in terms.indices where terms[position].unknown == unknown {
            terms[position].coefficient += coefficient
            return
        }
        terms.append((unknown, coefficient))
    }

    /// Adds another expression times a number.
    mutating func add(_ other: Self, times factor: Double) {
        constant += other.constant * factor
        for term in other.terms { add(term.unknown, times: term.coefficient * factor) }
    }

    /// Drops unknowns whose factors have cancelled out, but for rounding errors.
    mutating func dropZeros() {
        terms.removeAll { abs($0.coefficient) < Elimination.smallest }
    }
}
