import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The labels that VoiceOver reads for a control as a whole, in the order of its views: its own, those of components in
/// it, and all that a `repeat` makes.
struct SpokenLabels {
    /// Lists of labels, one behind the other.
    private var lists: [Expression] = []
    /// The labels so far that stand one by one behind the last list.
    private var single: [Expression] = []
    /// True if some state hides what one of the labels stands in, and not the label itself.
    private(set) var mayBeHiddenAround = false

    private let tree: ViewTree

    /// - Parameter tree: All views of the class of a control.
    init(_ tree: ViewTree) {
        self.tree = tree
        let inRepeated = Set(tree.repeated.flatMap { $0.filter { !tree.views[$0].isRepeated } })
        for index in tree.views.indices where index != tree.host && !inRepeated.contains(index) {
            let view = tree.views[index]
            guard view.role == .element, let element = view.element else { continue }
            let count = lists.count + single.count
            if view.isRepeated {
                add(repeated: view, element)
            } else if Self.isSpoken(element) {
                single.append(view.expression)
            } else {
                single += labels(inComponent: element, of: view.expression)
            }
            if lists.count + single.count > count, isHiddenAround(index) { mayBeHiddenAround = true }
        }
        endList()
    }

    var isEmpty: Bool { lists.isEmpty }

    /// The statement that declares them.
    var declaration: Statement {
        guard lists.count > 1 else { return .constant("labels", lists.first ?? "[]") }
        return .constant("labels: [UILabel]", .terms(lists, joinedBy: "+"))
    }

    /// Adds the labels of views that are repeated, or those in components that are.
    private mutating func add(repeated view: ViewNode, _ element: Element) {
        if Self.isSpoken(element) {
            endList()
            lists.append(Expression(view.arrayName))
            return
        }
        let inner = labels(inComponent: element.written, of: "$0")
        guard !inner.isEmpty else { return }
        endList()
        lists.append("\(view.arrayName).flatMap { \(Expression.list(inner)) }")
    }

    private mutating func endList() {
        if !single.isEmpty { lists.append(.list(single)) }
        single = []
    }

    /// The labels in an element that is a component with rows; none of a control, which VoiceOver reads by itself.
    private mutating func labels(inComponent element: Element, of owner: Expression) -> [Expression] {
        guard let component = tree.componentWithRows(at: element), component.base != .control else { return [] }
        for around in [element.written, component.root] where around.sometimesHas(.isHidden) {
            mayBeHiddenAround = true
        }
        return labels(inside: component.root, of: owner)
    }

    /// The labels that stand in an element, itself in a component, and have a property there.
    private mutating func labels(inside element: Element, of owner: Expression) -> [Expression] {
        var labels: [Expression] = []
        for inner in element.all.joined() where inner.repetition == nil {
            if let name = inner.swiftName, inner.id != nil {
                labels +=
                    Self.isSpoken(inner)
                    ? ["\(owner).\(name)"] : self.labels(inComponent: inner, of: "\(owner).\(name)")
            }
            let within = self.labels(inside: inner, of: owner)
            if !within.isEmpty, inner.sometimesHas(.isHidden) { mayBeHiddenAround = true }
            labels += within
        }
        return labels
    }

    private func isHiddenAround(_ label: Int) -> Bool {
        tree.ancestors(of: label).contains { view in
            view != tree.host && tree.views[view].element?.sometimesHas(.isHidden) == true
        }
    }

    /// True for a text that VoiceOver reads.
    private static func isSpoken(_ element: Element) -> Bool {
        element.kind.intrinsicSize == .text && !element.isTrue(.decorative)
    }
}
