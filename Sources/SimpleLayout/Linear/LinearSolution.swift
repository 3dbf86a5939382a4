/// Values of the variables of a `LinearSystem` that satisfy it as well as can be, and how far others do as well.
public struct LinearSolution: Sendable {
    private let system: LinearSystem
    private let elimination: Elimination
    private let tableau: Tableau

    init(system: LinearSystem, elimination: Elimination, tableau: Tableau) {
        self.system = system
        self.elimination = elimination
        self.tableau = tableau
    }

    /// One of the best values; the only one if `range(of:)` is nil.
    public subscript(variable: LinearSystem.Variable) -> Double {
        tableau.value(of: elimination.reduced([LinearSystem.Term(variable)], constant: 0))
    }

    /// The values of all variables, by their indices.
    public var values: [Double] {
        system.kinds.indices.map { self[LinearSystem.Variable(index: $0)] }
    }

    /// False if every variable has one best value.
    public var isAmbiguous: Bool { tableau.columns.contains(where: \.isOpen) }

    /// The least and the greatest sum of terms among solutions that are as good as this one; nil: there is only one.
    ///
    /// A bound that nothing sets is infinite.
    public func range(of terms: [LinearSystem.Term]) -> ClosedRange<Double>? {
        guard isAmbiguous else { return nil }
        let (coefficients, constant) = tableau.row(of: elimination.reduced(terms, constant: 0))
        guard coefficients.contains(where: { $0 != 0 }) else { return nil }
        let least = Self.least(coefficients, constant, tableau)
        let greatest = -Self.least(coefficients.map { -$0 }, -constant, tableau)
        return greatest - least > LinearSystem.tolerance ? least...greatest : nil
    }

    private static func least(_ coefficients: [Double], _ constant: Double, _ tableau: Tableau) -> Double {
        var tableau = tableau
        var cost = Tableau.Cost(coefficients: coefficients, constant: constant)
        return tableau.minimize(&cost) ? cost.constant : -.infinity
    }

    /// The solution for other values of the parameters. Where this one is ambiguous, so are those of the formula.
    public var formula: LinearFormula? {
        LinearFormula(system, statuses: tableau.statuses, zeros: tableau.zeros)
    }
}
