import GenvcModel
import GenvcVocabulary

extension ViewTree {
    /// True for a stack that only what stands in it makes wide.
    ///
    /// - Parameters:
    ///   - component: The component in which the stack is, if its class asks: that is one for all places, of which some
    ///     leave the width to it, unless the class says how wide it is.
    ///   - inSomeCase: true to ask for the alignments of all cases, of which one may leave the width to the content.
    package func isAsWideAsItsContent(
        _ stack: Int?, inClassOf component: Int? = nil, inSomeCase: Bool = false
    ) -> Bool {
        var next = stack
        while let current = next {
            if current == component {
                let root = self.component(of: current)?.root
                return root?.sometimesHas(.width) != true && root?.sometimesHas(.size) != true
            }
            let view = views[current]
            if !view.width.isEmpty || isSized(current, along: .horizontal) { return false }
            switch view.attachment {
            case .layer(_, let horizontal, _):
                guard !view.relations.isEmpty else { return horizontal != .fill }
                return ![RelationAttribute.leading, .trailing].allSatisfy { side in
                    view.relations.contains { $0.says(side) }
                }
            case .placed(let horizontal, _): if horizontal != .fill { return true }
            case .arranged:
                guard let parent = view.parent, case .stack(let outer) = views[parent].container,
                    view.relations.isEmpty
                else { return false }
                if outer.axis == .horizontal {
                    return outer.distribution == .fill && view.flexibleWeight == nil && view.equalLength == nil
                }
                let alignments = inSomeCase ? self.alignments(of: parent, outer) : [outer.alignment]
                if alignments.contains(where: { $0 != .fill }), !view.fillsStack { return true }
            case .screen, .scrollContent, .content, .background, .listArea: return false
            }
            next = view.parent
        }
        return false
    }

    /// True for a component whose class says in a case of its own how wide it is: what is around it knows nothing of
    /// that case.
    func isWideInCaseOfClass(_ element: Element) -> Bool {
        let values = componentWithRows(at: element)?.root.variedValues ?? []
        return values.contains { [.layout(.width), .layout(.size)].contains($0.key.effect) }
    }

    /// The component whose own view the view is; nil for any other view, and for a label or a button.
    func component(of index: Int) -> Component? {
        guard views[index].role == .element else { return nil }
        return views[index].element.flatMap(componentWithRows)
    }

    /// The component that the element is; nil for any other element, and for a label or a button.
    package func componentWithRows(at element: Element) -> Component? {
        screen.components.first { $0.kind === element.kind && !$0.base.isLook }
    }
}
