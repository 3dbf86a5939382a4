/// Linear constraints with priorities over any number of variables, solved as Auto Layout does: a constraint of a
/// higher priority beats any number of constraints below it, and errors of one priority are summed.
///
/// A system is data: adding to it costs nothing but memory, `solve()` does all the work and changes nothing.
public struct LinearSystem: Sendable {
    /// A number that solving a system finds, or that a parameter gives.
    public struct Variable: Sendable, Hashable {
        /// Its place among all variables, parameters included, in the order in which they were added.
        public let index: Int
    }

    /// A variable times a number.
    public struct Term: Sendable, Hashable {
        /// The variable that is multiplied.
        public let variable: Variable
        /// The factor.
        public let coefficient: Double

        /// The variable times a factor, which is 1 unless said.
        public init(_ variable: Variable, times coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The comparison of the sum of the terms with the constant.
    public enum Relation: Sendable, Hashable {
        case equal, lessThanOrEqual, greaterThanOrEqual
    }

    /// The priority of a constraint that must hold.
    public static let required = 1_000.0

    /// All of a system but the values of its parameters: a formula of a system is one of every system of the same
    /// structure.
    public struct Structure: Sendable, Hashable {
        /// The variables and then the constraints, one number behind the other: so many structures are kept that arrays
        /// of their own for each constraint would take most of the memory of a run.
        private let numbers: [Double]

        fileprivate init(_ kinds: [Kind], _ constraints: [Constraint]) {
            let length = constraints.reduce(1 + kinds.count) { $0 + 4 + 2 * $1.terms.count }
            var numbers: [Double] = []
            numbers.reserveCapacity(length)
            numbers.append(Double(kinds.count))
            for kind in kinds {
                switch kind {
                case .position: numbers.append(-1)
                case .length: numbers.append(-2)
                case .parameter(let place): numbers.append(Double(place))
                }
            }
            for constraint in constraints {
                numbers.append(Double(constraint.terms.count))
                switch constraint.relation {
                case .equal: numbers.append(0)
                case .lessThanOrEqual: numbers.append(-1)
                case .greaterThanOrEqual: numbers.append(1)
                }
                numbers.append(constraint.constant)
                numbers.append(constraint.priority)
                for term in constraint.terms {
                    numbers.append(Double(term.variable.index))
                    numbers.append(term.coefficient)
                }
            }
            self.numbers = numbers
        }
    }

    /// One row of the system: the sum of the terms compared with the constant.
    struct Constraint: Sendable, Hashable {
        var terms: [Term]
        let relation: Relation
        let constant: Double
        /// From above 0 to 1,000, which is required.
        let priority: Double
    }

    /// The sort of value that a variable has.
    enum Kind: Sendable, Hashable {
        case position
        /// A value that is not negative.
        case length
        /// A number that is given, by its place among the parameters.
        case parameter(Int)
    }

    /// The kind of each variable.
    private(set) var kinds: [Kind] = []
    /// The values of the parameters.
    private(set) var parameters: [Double] = []
    /// The constraints in the order in which they were added.
    var constraints: [Constraint] = []

    /// A system without variables and constraints.
    public init() {}

    /// A new variable. Lengths are not negative, positions may be.
    public mutating func addVariable(isNonNegative: Bool = false) -> Variable {
        kinds.append(isNonNegative ? .length : .position)
        return Variable(index: kinds.count - 1)
    }

    /// A variable that has this value: a number that may be another the next time, such as the width of a screen.
    ///
    /// `LinearSolution.formula` tells what the solution is for other values.
    public mutating func addParameter(_ value: Double) -> Variable {
        kinds.append(.parameter(parameters.count))
        parameters.append(value)
        return Variable(index: kinds.count - 1)
    }

    /// Adds `the sum of terms (relation) constant`.
    ///
    /// - Parameter priority: above 0, up to 1,000, which is required.
    /// - Returns: the index of the constraint, by which a conflict names it.
    @discardableResult
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = LinearSystem.required
    ) -> Int {
        constraints.append(Constraint(terms: terms, relation: relation, constant: constant, priority: priority))
        return constraints.count - 1
    }

    /// The number of variables, parameters included.
    public var variableCount: Int { kinds.count }

    /// The structure of the system, by which formulas of it are looked up.
    public var structure: Structure { Structure(kinds, constraints) }

    /// The system with the same variables, and without the constraints of a lower priority.
    public func keeping(prioritiesFrom least: Double) -> LinearSystem {
        var rest = self
        rest.constraints.removeAll { $0.priority < least }
        return rest
    }

    /// The system with these values of its parameters.
    func with(_ parameters: [Double]) -> LinearSystem {
        var system = self
        system.parameters = parameters
        return system
    }

    /// A system with some of the constraints, and with the variables that they name.
    func part(_ chosen: some Sequence<Int>) -> LinearSystem {
        var part = LinearSystem()
        var variables: [Int: Variable] = [:]
        for index in chosen {
            let constraint = constraints[index]
            let terms = constraint.terms.map { term in
                let variable = variables[term.variable.index] ?? part.addVariable(as: term.variable, of: self)
                variables[term.variable.index] = variable
                return Term(variable, times: term.coefficient)
            }
            part.add(terms, constraint.relation, constraint.constant, priority: constraint.priority)
        }
        return part
    }

    /// A new variable of the same kind as one of another system, with the same value if it is a parameter.
    private mutating func addVariable(as variable: Variable, of system: LinearSystem) -> Variable {
        switch system.kinds[variable.index] {
        case .position: addVariable()
        case .length: addVariable(isNonNegative: true)
        case .parameter(let place): addParameter(system.parameters[place])
        }
    }

    /// The outcome of solving a system.
    public enum Outcome: Sendable {
        case solution(LinearSolution)
        case conflict(LinearConflict)
    }
}
