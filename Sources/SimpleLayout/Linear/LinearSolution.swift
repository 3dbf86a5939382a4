/// Values of the variables of a `LinearSystem` that satisfy it as well as can be, and how far others do as well.
public struct LinearSolution: Sendable {
    private let system: LinearSystem
    /// The required equations, solved.
    private let elimination: Elimination
    /// The state of the search at its end: the values, and the columns that may still move.
    private let tableau: Tableau

    init(system: LinearSystem, elimination: Elimination, tableau: Tableau) {
        self.system = system
        self.elimination = elimination
        self.tableau = tableau
    }

    /// The number of variables of the system, parameters included.
    public var variableCount: Int { system.variableCount }

    /// One of the best values; the only one if `range(of:)` is nil.
    public subscript(variable: LinearSystem.Variable) -> Double {
        tableau.value(of: elimination.numeric(elimination.expression(of: variable.index), system.parameters))
    }

    /// The sum of terms over unknowns, with the numbers that the parameters have.
    private func numeric(_ terms: [LinearSystem.Term]) -> Elimination.Expression {
        elimination.numeric(elimination.reduced(terms, constant: 0), system.parameters)
    }

    /// False if every variable has one best value.
    public var isAmbiguous: Bool { tableau.columns.contains(where: \.isOpen) }

    /// The least and the greatest sum of terms among solutions that are as good as this one; nil: there is only one.
    ///
    /// A bound that nothing sets is infinite.
    public func range(of terms: [LinearSystem.Term]) -> ClosedRange<Double>? {
        guard isAmbiguous else { return nil }
        let (coefficients, constant) = tableau.row(of: numeric(terms))
        guard coefficients.contains(where: { $0 != 0 }) else { return nil }
        let least = Self.least(coefficients, constant, tableau)
        let greatest = -Self.least(coefficients.map { -$0 }, -constant, tableau)
        return greatest - least > LinearSystem.tolerance ? least...greatest : nil
    }

    /// By how much each variable differs at least among solutions that are as good as this one: 0 for one with one best
    /// value. `range(of:)` tells how far it really goes.
    ///
    /// The search goes on from one variable to the next. So most are found to differ by the solutions that others led
    /// to, and a column that has moved once need not be moved again for each.
    public func spreads(of variables: [LinearSystem.Variable]) -> [Double] {
        guard isAmbiguous else { return variables.map { _ in 0 } }
        let expressions = variables.map { variable in
            elimination.numeric(elimination.expression(of: variable.index), system.parameters)
        }
        var tableau = tableau
        var seen = expressions.map { [tableau] in SeenValues(tableau.value(of: $0)) }
        return expressions.enumerated().map { place, expression in
            // Well above the tolerance, rounding errors make no difference.
            if seen[place].spread > 2 * LinearSystem.tolerance { return seen[place].spread }
            func least(sign: Double) -> Double {
                let (coefficients, constant) = tableau.row(of: expression)
                guard coefficients.contains(where: { $0 != 0 }) else { return sign * constant }
                var cost = Tableau.Cost(coefficients: coefficients.map { sign * $0 }, constant: sign * constant)
                guard tableau.minimize(&cost) else { return -.infinity }
                // Steps that gain nothing lead nowhere else.
                guard cost.constant < sign * constant else { return cost.constant }
                for place in seen.indices { seen[place].add(tableau.value(of: expressions[place])) }
                return cost.constant
            }
            let spread = -least(sign: -1) - least(sign: 1)
            return spread > LinearSystem.tolerance ? spread : 0
        }
    }

    /// The values of one variable in some solutions that are as good as each other.
    private struct SeenValues {
        private var least: Double
        private var greatest: Double

        init(_ value: Double) {
            (least, greatest) = (value, value)
        }

        var spread: Double { greatest - least }

        mutating func add(_ value: Double) {
            least = min(least, value)
            greatest = max(greatest, value)
        }
    }

    /// The least value of a sum of open columns; minus infinity where nothing bounds it.
    private static func least(_ coefficients: [Double], _ constant: Double, _ tableau: Tableau) -> Double {
        var tableau = tableau
        var cost = Tableau.Cost(coefficients: coefficients, constant: constant)
        return tableau.minimize(&cost) ? cost.constant : -.infinity
    }

    /// The values of these variables for other values of the parameters. Where this solution is ambiguous, so are those
    /// of the formula.
    public func formula(for variables: [LinearSystem.Variable]) -> LinearFormula? {
        LinearFormula(system, elimination, tableau, for: variables)
    }
}
