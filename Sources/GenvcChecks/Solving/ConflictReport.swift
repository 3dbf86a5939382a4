import SimpleLayout

/// A linear system without a solution, kept until somebody asks which of its constraints are to blame: finding out
/// costs many trials.
struct ConflictReport: Error {
    /// The constraints without a solution, and how to tell whether they have none at another point either.
    let conflict: LinearConflict
    /// The source of each constraint of the system.
    private let origins: [ScreenSystem.Origin]

    init(_ conflict: LinearConflict, in screen: ScreenSystem) {
        self.conflict = conflict
        origins = screen.origins
    }

    /// The conflict as it is told. If room is short, a sum of the needed lengths explains more than a set of
    /// constraints.
    func conflict(explainedBy shortages: [Shortage]) -> LayoutConflict {
        shortages.contains(where: \.isConflict) ? LayoutConflict(constraints: [], stacks: []) : layoutConflict
    }

    /// The smallest set of constraints that contradict each other, by their origin.
    private var layoutConflict: LayoutConflict {
        var constraints: [Int] = []
        var stacks: [Int] = []
        for index in conflict.constraints {
            switch origins[index] {
            case .constraint(let constraint): constraints.append(constraint)
            case .stack(let view): if !stacks.contains(view) { stacks.append(view) }
            case .content, .screen: break
            }
        }
        return LayoutConflict(constraints: constraints, stacks: stacks)
    }
}
