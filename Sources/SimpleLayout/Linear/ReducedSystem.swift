/// A system whose required equations are solved, whatever values its parameters have: each further solution costs only
/// the search.
///
/// A solution is the same as that of `LinearSystem.solve()`.
public struct ReducedSystem: Sendable {
    private let system: LinearSystem
    private let elimination: Elimination
    /// The equations that follow from others: each is zero unless parameters contradict each other.
    private let zeros: [Elimination.Expression]
    /// The unknowns that the equations leave open.
    private let unknowns: Tableau
    private let requiredGoals: [Goal]
    /// The optional constraints by priority, highest first.
    private let levels: [[Goal]]

    /// Solves the required equations of a system; the values of its parameters do not count.
    public init(_ system: LinearSystem) {
        self.system = system
        var elimination = Elimination(system.kinds)
        var zeros: [Elimination.Expression] = []
        for constraint in system.constraints where constraint.isRequired && constraint.relation == .equal {
            let equation = elimination.reduced(constraint.terms, constant: -constraint.constant)
            if !elimination.solve(equation) { zeros.append(equation) }
        }
        self.elimination = elimination
        self.zeros = zeros
        unknowns = system.unknowns(elimination)
        requiredGoals = system.requiredGoals(elimination)
        levels = system.softLevels.map { level in level.map { system.goal($0, elimination) } }
    }

    /// The number of variables, parameters included.
    public var variableCount: Int { system.variableCount }

    /// The solution for these parameters; nil if the constraints cannot all hold.
    ///
    /// - Parameter parameters: as many as the system has, in the order in which they were added.
    public func solution(for parameters: [Double]) -> LinearSolution? {
        let system = system.with(parameters)
        guard zeros.allSatisfy({ system.isZero($0, elimination) }) else { return nil }
        let required = system.required(requiredGoals, of: unknowns, elimination)
        guard LinearSystem.canHold(lacking: required.lack) else { return nil }
        var tableau = required.tableau
        for level in levels {
            for goal in level { tableau.add(system.numeric(goal, elimination)) }
            tableau.reachGoals()
        }
        return LinearSolution(system: system, elimination: elimination, tableau: tableau)
    }
}
