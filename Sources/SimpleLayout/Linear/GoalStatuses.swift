/// The statuses of the goals of a solved system.
struct GoalStatuses {
    /// By the index of the constraint; nil for one that was no goal.
    private var constraints: [Goal.Status?]
    /// By the index of the variable that may not be negative; nil for one that was no goal.
    private var lengths: [Goal.Status?]

    /// The statuses of a system without goals.
    init(constraintCount: Int, variableCount: Int) {
        constraints = Array(repeating: nil, count: constraintCount)
        lengths = Array(repeating: nil, count: variableCount)
    }

    /// The status of a goal; nil for what was no goal.
    subscript(source: Goal.Source) -> Goal.Status? {
        get {
            switch source {
            case .constraint(let index): constraints[index]
            case .length(let variable): lengths[variable]
            }
        }
        set {
            switch source {
            case .constraint(let index): constraints[index] = newValue
            case .length(let variable): lengths[variable] = newValue
            }
        }
    }

    /// All goals, constraints first, each kind in the order of its indices.
    var all: [(source: Goal.Source, status: Goal.Status)] {
        constraints.indices.compactMap { index in constraints[index].map { (.constraint(index), $0) } }
            + lengths.indices.compactMap { variable in lengths[variable].map { (.length(variable), $0) } }
    }
}
