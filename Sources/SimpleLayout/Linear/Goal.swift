/// A sum that ought to be zero, or ought not to be negative: a constraint, or the sign of a length.
struct Goal: Sendable {
    /// The source of a goal.
    enum Source: Sendable, Hashable {
        /// The index of a constraint.
        case constraint(Int)
        /// The index of a variable that may not be negative.
        case length(Int)
    }

    /// The status of a goal in a solution.
    enum Status: Sendable, Hashable {
        /// Met, with room to spare or without: it is no limit for anything.
        case met
        /// Met exactly, since something presses against it.
        case tight
        /// The goal is not reached, from above or from below.
        case missed(isBelow: Bool)
        /// Decided by what is more important, whether it is met or not.
        case settled
    }

    let source: Source
    /// The value that ought to be zero, or not negative, over unknowns alone.
    let expression: Elimination.Expression
    /// True if the value ought to be zero, false if it ought not to be negative.
    let isEquation: Bool
}
