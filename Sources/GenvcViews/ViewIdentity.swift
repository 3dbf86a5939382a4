import GenvcDiagnostics
import GenvcModel

/// The identity of a view of a tree, whichever case of `when` the tree was built for: two views of two trees that have
/// the same identity are one view of the code.
///
/// The place of a view among the others tells nothing: a case may need a view that stands before it.
package struct ViewIdentity: Hashable, Sendable {
    /// One view on the way from the screen to the view.
    private struct Step: Hashable {
        /// The place where the spec says the element; nil for what belongs to the screen.
        let element: SourceRange?
        /// Tells the views apart that an element and the rules of the language make of one element.
        let role: ViewNode.Role
        /// Which of those it is that a `repeat` makes.
        let place: Int?
        /// Which of the views with the same role that one element makes in one parent.
        let number: Int
    }

    /// The way from the root to the view.
    private let path: [Step]

    /// - Parameter taken: The identities of the views before it, which no other view gets.
    fileprivate init(_ view: ViewNode, in parent: ViewIdentity?, taken: Set<ViewIdentity>) {
        var number = 0
        func path(_ number: Int) -> [Step] {
            let element = view.element
            let step = Step(element: element?.range, role: view.role, place: element?.place, number: number)
            return (parent?.path ?? []) + [step]
        }
        while taken.contains(ViewIdentity(path: path(number))) { number += 1 }
        self.path = path(number)
    }

    private init(path: [Step]) { self.path = path }
}

extension ViewTree {
    /// The identity of each view, under the index of the view.
    package var identities: [ViewIdentity] {
        var identities: [ViewIdentity] = []
        var taken: Set<ViewIdentity> = []
        for view in views {
            let identity = ViewIdentity(view, in: view.parent.map { identities[$0] }, taken: taken)
            taken.insert(identity)
            identities.append(identity)
        }
        return identities
    }
}

/// The views and constraints of one case of `when`, under the indices that the views have where no case holds.
struct LookOfTree {
    /// Nil for a view that the case does not have.
    let views: [ViewNode?]
    /// All constraints of the tree, over the indices of the base.
    let entries: [ConstraintGroup.Entry]

    /// - Parameter base: The identities of the tree that the other trees are compared with.
    init(_ tree: ViewTree, over base: [ViewIdentity]) {
        let identities = tree.identities
        guard identities != base else {
            views = tree.views
            entries = tree.constraints.flatMap(\.entries)
            return
        }
        let indices = Dictionary(zip(base, base.indices), uniquingKeysWith: { first, _ in first })
        var places: [Int: Int] = [:]
        var views = [ViewNode?](repeating: nil, count: base.count)
        for (index, identity) in identities.enumerated() {
            guard let place = indices[identity] else { continue }
            places[index] = place
            views[place] = tree.views[index]
        }
        self.views = views
        entries = tree.constraints.flatMap(\.entries).compactMap { $0.moved(places) }
    }
}
