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
        return bounds(coefficients, constant)
    }

    /// By how much each variable differs at least among solutions that are as good as this one: 0 for one with one best
    /// value. `range(of:)` tells how far it really goes.
    ///
    /// Most variables that differ do so while one column moves and the others stay; only where none can move is there a
    /// search.
    public func spreads(of variables: [LinearSystem.Variable]) -> [Double] {
        guard isAmbiguous else { return variables.map { _ in 0 } }
        let reaches = tableau.columns.indices.map { tableau.reach(of: $0) }
        return variables.map { variable in
            let (coefficients, constant) = tableau.row(
                of: elimination.numeric(elimination.expression(of: variable.index), system.parameters))
            guard coefficients.contains(where: { $0 != 0 }) else { return 0 }
            // Zero times infinity is no number.
            let spread = zip(coefficients, reaches).reduce(0) { $1.0 == 0 ? $0 : max($0, abs($1.0) * $1.1) }
            // Well above the tolerance, rounding errors make no difference.
            if spread > 2 * LinearSystem.tolerance { return spread }
            let range = bounds(coefficients, constant)
            return range.map { $0.upperBound - $0.lowerBound } ?? 0
        }
    }

    /// The least and the greatest value of a sum of open columns; nil where there is only one.
    private func bounds(_ coefficients: [Double], _ constant: Double) -> ClosedRange<Double>? {
        let least = Self.least(coefficients, constant, tableau)
        let greatest = -Self.least(coefficients.map { -$0 }, -constant, tableau)
        return greatest - least > LinearSystem.tolerance ? least...greatest : nil
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
