import SimpleLayout

/// A system that leaves places or lengths open, so that it gives no formula and is searched at each point, with what it
/// came to last.
///
/// Rows that are alike follow each other at each point, and a few solutions are enough for them.
struct OpenSystem {
    /// The solution of a system for some parameters.
    struct Outcome {
        let parameters: [Double]
        /// The values that a layout needs, as in `LayoutProgram.Solution`.
        let values: [Double]
        /// Tells which places and lengths are open.
        let layout: OpenLayout
    }

    /// The most outcomes that are kept of one system.
    private static let most = 4

    let system: ReducedSystem
    /// The outcomes that were found last.
    private var outcomes: [Outcome] = []
    /// The place of the oldest outcome, which the next one takes.
    private var oldest = 0

    init(_ system: ReducedSystem) {
        self.system = system
    }

    /// The outcome for these parameters; nil if it is not among the last ones.
    func outcome(for parameters: [Double]) -> Outcome? {
        outcomes.first { $0.parameters == parameters }
    }

    /// Keeps an outcome in the place of the oldest one.
    mutating func keep(_ outcome: Outcome) {
        if outcomes.count < Self.most {
            outcomes.append(outcome)
        } else {
            outcomes[oldest] = outcome
            oldest = (oldest + 1) % Self.most
        }
    }
}
