import GenvcViews
import GenvcVocabulary

/// All that decides the frames of a screen in one state, to find out whether another state has the same frames.
struct LaidOutState {
    /// Text sizes between which texts grow by their styles: what has the same size at both has it at all of them.
    private static let textSizes: [TextSize] = [.large, .accessibility5]

    /// The answers of the conditions about the device.
    private let answers: [Bool]
    private let constraints: [ConstraintIdentity]
    private let plans: [LayoutPlan]

    /// - Parameter answers: of the conditions about the device, in the part of the matrix that is laid out.
    init(_ tree: ViewTree, answers: [Bool]) {
        self.answers = answers
        constraints = tree.constraints.flatMap(\.constraints).map { ConstraintIdentity(.constraint($0)) }
        plans = Self.textSizes.map { LayoutPlan(tree, textSize: $0) }
    }

    /// True if each view has the same frame in the other state at each point.
    func hasFrames(of other: LaidOutState) -> Bool {
        answers == other.answers && constraints == other.constraints
            && zip(plans, other.plans).allSatisfy { $0.hasFrames(of: $1) }
    }
}

extension LayoutPlan {
    fileprivate func hasFrames(of other: LayoutPlan) -> Bool { arranged == other.arranged && nodes == other.nodes }
}
