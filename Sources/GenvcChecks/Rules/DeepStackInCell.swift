import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// `deep-stack-in-cell`: stacks in each other in the component of a cell, more than a list should lay out while it scrolls.
enum DeepStackInCell {
    /// A line, the texts in it, and a line among those.
    private static let most = 3

    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let tree = layout.tree
        // The cells of a `repeat` have the same stacks.
        var known: Set<SourceRange> = []
        return tree.views.indices.compactMap { index in
            guard case .stack = tree.views[index].container, let element = tree.views[index].element,
                let (component, depth) = tree.depthInCell(of: index), depth == most + 1,
                known.insert(element.range).inserted
            else { return nil }
            return RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .note, .deepStackInCell,
                    "`\(tree.views[index].name)` is the \(depth)th stack in another in a cell", at: element.range,
                    label: "leave out one that holds a single view, or lay out by `constraints`",
                    help: "\(most) stacks in each other are laid out fast enough for a list: `\(component)`"),
                fixes: [])
        }
    }
}

extension ViewTree {
    /// The component that a view is in where that is a cell, and how many stacks of it are around the view, itself
    /// included; the stack of the component's rows does not count.
    fileprivate func depthInCell(of index: Int) -> (component: String, depth: Int)? {
        var depth = 0
        var inside: (component: String, depth: Int)?
        var next: Int? = index
        while let view = next {
            let node = views[view]
            if case .stack = node.container { depth += 1 }
            if node.role == .element, let kind = node.element?.kind {
                if kind.content == .component { inside = (kind.name, depth - 1) }
                if kind.content == .sections { return inside }
            }
            next = node.parent
        }
        return nil
    }
}
