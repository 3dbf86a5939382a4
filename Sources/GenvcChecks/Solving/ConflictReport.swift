import SimpleLayout

/// A system that cannot hold, kept until somebody asks which of its constraints are to blame: that costs many trials.
struct ConflictReport: Error {
    let conflict: LinearConflict
    private let origins: [ScreenSystem.Origin]

    init(_ conflict: LinearConflict, in screen: ScreenSystem) {
        self.conflict = conflict
        origins = screen.origins
    }

    /// The fewest constraints that cannot hold together, by whose they are.
    var layoutConflict: LayoutConflict {
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
