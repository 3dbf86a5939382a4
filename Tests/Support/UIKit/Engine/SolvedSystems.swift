internal import SimpleLayout

/// The outcomes of systems that were solved before: a screen that is shown again in an earlier state asks for the same.
///
/// A system that contradicts itself in a dozen places takes seconds, each time that it is solved.
enum SolvedSystems {
    /// The outcome of a system, with a conflict as the indices of its constraints.
    enum Outcome {
        case solution(LinearSolution)
        case conflict([Int])
    }

    /// The systems that are kept: those of a few screens in all their states.
    private static let mostKept = 2_000

    @MainActor private static var outcomes: [LinearSystem.Structure: Outcome] = [:]

    /// The outcome of solving a system that has no parameters.
    @MainActor
    static func outcome(of system: LinearSystem) -> Outcome {
        let structure = system.structure
        if let outcome = outcomes[structure] { return outcome }
        let outcome: Outcome =
            switch system.solve() {
            case .solution(let solution): .solution(solution)
            case .conflict(let conflict): .conflict(conflict.constraints)
            }
        if outcomes.count == mostKept { outcomes = [:] }
        outcomes[structure] = outcome
        return outcome
    }
}
