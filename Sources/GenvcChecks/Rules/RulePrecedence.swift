import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// Which of two defects is reported where both have one cause: the one whose rule names the cause better. Each rule
/// says in its own file what it yields to.
///
/// All defects of a screen are found before any yields, so the order of the rules makes no difference to what a rule
/// sees.
struct RulePrecedence {
    /// A defect with the facts about its points that rules decide by.
    struct Found {
        /// The rule, the view and what else identifies the defect.
        let identity: Defect.Identity
        /// The points that have the defect.
        let places: PointSet
        /// True if nobody sees it at the default text size or a smaller one in the language of the spec.
        let isOnlyInLargerOrLongerText: Bool
        /// True if nobody sees it while the keyboard is down.
        let isOnlyWithKeyboard: Bool
    }

    private let tree: ViewTree
    /// All defects of the screen.
    let found: [Found]
    /// The indices in `found` of the defects at each view, in order, by the indices of the views; empty without any.
    private let foundAtViews: [[Int]]
    /// The indices in `found` of the first views with an open length along their stacks, by the indices of the stacks;
    /// nil until somebody asks.
    private var firstOpenInStacks: [Int: Int]?
    /// The indices in `found` of the defects that are not reported.
    private(set) var dropped: Set<Int> = []
    /// The dropped defects that are reported as part of another one, each with the one to which it yields.
    private var merged: [Int: Int] = [:]
    /// The dropped defects that are reported as part of another one, in order, each with the index of that. A defect
    /// may yield to one that yields itself: both are part of the last one.
    private(set) var followed: [(dropped: Int, reported: Int)] = []
    /// The dropped defects that are reported as part of another one, by the index of that, in order.
    private var droppedByReported: [Int: [Int]] = [:]

    /// Lets the rule of each defect yield.
    init(_ found: [Found], in tree: ViewTree) {
        self.tree = tree
        self.found = found
        var foundAtViews = [[Int]](repeating: [], count: found.isEmpty ? 0 : tree.views.count)
        for index in found.indices { foundAtViews[found[index].identity.view].append(index) }
        self.foundAtViews = foundAtViews
        for index in found.indices { Rule.yields[found[index].identity.rule]?(index, &self) }
        followed = merged.keys.sorted().map { ($0, reported(for: $0)) }
        for (dropped, reported) in followed { droppedByReported[reported, default: []].append(dropped) }
    }

    /// Takes the defect out of what is reported.
    mutating func drop(_ index: Int) {
        dropped.insert(index)
    }

    /// Takes the defect out of what is reported; `other` is reported at the points of both.
    mutating func drop(_ index: Int, for other: Int) {
        dropped.insert(index)
        merged[index] = other
    }

    /// The index of the defect that is reported in place of a dropped one, however many yield in between.
    private func reported(for index: Int) -> Int {
        var (reported, steps) = (index, 0)
        while let next = merged[reported], steps < merged.count { (reported, steps) = (next, steps + 1) }
        return reported
    }

    /// True if a condition holds for any defect at a view or at one that it stands in.
    func contains(atOrAround view: Int, where condition: (Found) -> Bool) -> Bool {
        var next: Int? = view
        while let current = next {
            if foundAtViews[current].contains(where: { condition(found[$0]) }) { return true }
            next = tree.views[current].parent
        }
        return false
    }

    /// The index of the first defect of `rule` at the view of the defect at `index` for which `condition` holds.
    func first(_ rule: DiagnosticCode, atViewOf index: Int, where condition: (Found) -> Bool = { _ in true }) -> Int? {
        foundAtViews[found[index].identity.view].first { found[$0].identity.rule == rule && condition(found[$0]) }
    }

    /// The index of the first defect of `rule` at a view of the same kind that the same stack arranges: a rule may tell
    /// of several such views at the first of them.
    func first(_ rule: DiagnosticCode, besideViewOf index: Int) -> Int? {
        let view = found[index].identity.view
        guard let stack = stack(around: view)?.index else { return nil }
        return found.firstIndex { other in
            other.identity.rule == rule && self.stack(around: other.identity.view)?.index == stack
                && tree.views[other.identity.view].element?.kind === tree.views[view].element?.kind
        }
    }

    /// The index of the defect of the first view with an open length along a stack, of those that the stack arranges;
    /// nil where none is open.
    mutating func firstOpen(inStack stack: Int) -> Int? {
        if let firstOpenInStacks { return firstOpenInStacks[stack] }
        var first: [Int: Int] = [:]
        for (index, defect) in found.enumerated() where defect.identity.rule == .ambiguous {
            let identity = defect.identity
            guard identity.other == nil, let stack = self.stack(around: identity.view),
                (stack.axis == .horizontal) == (identity.detail == 0)
            else { continue }
            if let known = first[stack.index], found[known].identity.view <= identity.view { continue }
            first[stack.index] = index
        }
        firstOpenInStacks = first
        return first[stack]
    }

    /// The stack that arranges the element of a view, with its axis; nil for a view that no stack arranges.
    func stack(around view: Int) -> (index: Int, axis: LayoutAxis)? {
        guard let parent = tree.views[tree.band(of: tree.views[view]) ?? view].parent,
            case .stack(let stack) = tree.views[parent].container
        else { return nil }
        return (parent, stack.axis)
    }

    /// The number of elements whose defects are reported as part of one of those at `indices`, besides these.
    func followers(of indices: [Int]) -> Int {
        func key(_ index: Int) -> ObjectIdentifier? {
            tree.views[found[index].identity.view].element.map { ObjectIdentifier($0.written) }
        }
        let reported = Set(indices.compactMap(key))
        let following = indices.filter { !dropped.contains($0) }.flatMap { droppedByReported[$0] ?? [] }
        return Set(following.compactMap(key)).subtracting(reported).count
    }

    /// True if `view` is `host`, or stands in it.
    func stands(_ view: Int, in host: Int) -> Bool {
        var next: Int? = view
        while let current = next, current > host { next = tree.views[current].parent }
        return next == host
    }

    /// True for a list or a scroll view.
    func isScroller(_ view: Int) -> Bool { if case .scroll = tree.views[view].container { true } else { false } }

    /// True for a view that holds an element, not what stands around one.
    func isElement(_ view: Int) -> Bool { element(of: view) != nil }

    /// The element of a view; nil for a view that stands around elements.
    func element(of view: Int) -> Element? { tree.views[view].element }

    /// True for two views of one element.
    func isSameElement(_ view: Int, _ other: Int) -> Bool {
        guard let element = tree.views[view].element else { return false }
        return tree.views[other].element === element
    }
}
