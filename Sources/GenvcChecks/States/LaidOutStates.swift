import GenvcViews
import GenvcVocabulary

/// The states of a screen that were laid out, to find out whether another state has the frames of one of them.
///
/// Of each state only the places of its parts in lists of different parts are kept: states differ in few views, and the
/// trees of all states would take most of the memory of a run.
struct LaidOutStates {
    /// Text sizes between which texts grow by their styles: what has the same size at both has it at all of them.
    private static let textSizes: [TextSize] = [.large, .accessibility5]

    /// The different lists of constraints.
    private var constraints: [[ConstraintIdentity]] = []
    /// The different orders of arranged views.
    private var arranged: [[Int]] = []
    /// The different nodes of each view, indexed as `ViewTree.views`.
    private var nodes: [[LayoutNode]] = []
    /// For each state that was laid out the places of its parts.
    private var known: Set<State> = []

    /// All that decides the frames of a screen in one state.
    private struct State: Hashable {
        /// The answers of the conditions about the device, in the part of the matrix that is laid out.
        let answers: [Bool]
        /// The place of the constraints in their list, and then, for each text size, those of the arranged views and of
        /// the node of each view.
        var places: [Int]
    }

    /// The plans of a state at the text sizes that are compared.
    static func plans(of tree: ViewTree) -> [TextSize: LayoutPlan] {
        textSizes.reduce(into: [:]) { $0[$1] = LayoutPlan(tree, textSize: $1) }
    }

    /// Keeps a state; false if each view has the same frame in a state that is kept already, at each point.
    ///
    /// - Parameter plans: those of the tree, `plans(of:)`.
    mutating func insert(_ tree: ViewTree, _ plans: [TextSize: LayoutPlan], answers: [Bool]) -> Bool {
        let identities = tree.constraints.flatMap(\.constraints).map { ConstraintIdentity(.constraint($0)) }
        var state = State(answers: answers, places: [constraints.place(of: identities)])
        for plan in Self.textSizes.compactMap({ plans[$0] }) {
            state.places.append(arranged.place(of: plan.arranged))
            state.places.append(plan.nodes.count)
            for (index, node) in plan.nodes.enumerated() {
                if index == nodes.count { nodes.append([]) }
                state.places.append(nodes[index].place(of: node))
            }
        }
        return known.insert(state).inserted
    }
}

extension Array where Element: Equatable {
    /// The index of an element, which is appended if it is new.
    fileprivate mutating func place(of element: Element) -> Int {
        if let index = firstIndex(of: element) { return index }
        append(element)
        return count - 1
    }
}
