import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The lines that put views into views, from the outside in.
struct HierarchyWriter {
    let tree: ViewTree
    let metrics: Metrics
    /// The layouts among which conditions switch before anybody sees the class.
    var switched: [SwitchedLayout] = []

    /// The arranged subviews of one stack, or a statement that puts a view elsewhere.
    private enum Step {
        case arranging([Int], in: Expression)
        case other(Statement)
    }

    /// The statements of the class; a stack takes what it arranges in one list.
    func statements() -> [Statement] {
        var steps: [Step] = []
        func addRow(_ row: RowDescription) {
            if row.view != tree.host { append(row.view, to: &steps) }
            appendInside(of: row.view, to: &steps)
        }
        // The view that is added first lies lowest.
        for row in tree.rows where row.section == .underlay { addRow(row) }
        for index in tree.views.indices where tree.views[index].row == nil { append(index, to: &steps) }
        for row in tree.rows where row.section != .underlay { addRow(row) }
        return steps.flatMap(statements) + tree.rows.flatMap { readingOrders(from: $0.view) }
    }

    private func statements(_ step: Step) -> [Statement] {
        switch step {
        case .other(let statement): return [statement]
        case .arranging(let views, let stack):
            guard views.count > 1 else { return adding(views[0]) }
            let names = views.map { tree.views[$0].expression }
            return [.line(.fittingCall("\(stack).arrange", names))] + views.flatMap { spacing(after: $0, in: stack) }
        }
    }

    /// Appends the step that puts a view into its parent, or adds the view to those that its stack arranges.
    private func append(_ index: Int, to steps: inout [Step]) {
        guard tree.views[index].attachment == .arranged, tree.views[index].slot == nil else {
            steps += adding(index).map(Step.other)
            return
        }
        let stack = parent(of: index)
        for place in steps.indices {
            guard case .arranging(let views, stack) = steps[place] else { continue }
            steps[place] = .arranging(views + [index], in: stack)
            return
        }
        steps.append(.arranging([index], in: stack))
    }

    /// Appends the steps for all that stands in a view: its children first, then what stands in each of them.
    private func appendInside(of index: Int, to steps: inout [Step]) {
        let children = tree.views[index].children
        for child in children { append(child, to: &steps) }
        for child in children { appendInside(of: child, to: &steps) }
    }

    /// The order in which VoiceOver reads what stands in a view, where the spec says it.
    private func readingOrders(from index: Int) -> [Statement] {
        var lines: [Statement] = []
        var open = [index]
        while let next = open.popLast() {
            let view = tree.views[next]
            if view.role == .element,
                case .references(let ids)? = view.element?.toolValue(.accessibilityElements)?.value
            {
                let names = ids.compactMap { tree.view(named: $0)?.expression }
                lines.append(.set("\(view.expression).accessibilityElements", .list(names)))
            }
            open += view.children.reversed()
        }
        return lines
    }

    /// The statements that put one view into its parent, by the way in which it stands there.
    func adding(_ index: Int) -> [Statement] {
        let view = tree.views[index]
        if let slot = view.slot { return ["\(slot.name).content = \(view.expression)"] }
        let parent = parent(of: index)
        switch view.attachment {
        case .screen, .scrollContent, .content, .listArea, .placed, .layer(isOverlay: true, _, _):
            return [.call("\(parent).addSubview", ["\(view.expression)"])]
        case .background: return ["\(parent).backgroundView = \(view.expression)"]
        case .layer(isOverlay: false, _, _):
            // In their order below the content: the first stands lowest.
            guard let host = view.parent else { return [.call("\(tree.root).addSubview", ["\(view.expression)"])] }
            let place = tree.views[host].children.prefix { $0 != index }.filter { tree.views[$0].isUnderlay }.count
            return [.call("\(parent).insertSubview", ["\(view.expression)", "at: \(place)"])]
        case .arranged:
            return [.call("\(parent).addArrangedSubview", [view.expression])] + spacing(after: index, in: parent)
        }
    }

    /// The view into which another one is put.
    private func parent(of index: Int) -> Expression {
        tree.views[index].parent.map { tree.views[$0].holder } ?? tree.root
    }

    /// The statement that gives a stack another gap behind one of its views.
    private func spacing(after index: Int, in stack: Expression) -> [Statement] {
        let view = tree.views[index]
        guard let spacing = view.spacingAfter, spacing.reference == nil,
            !switched.contains(where: { $0.changesSpacing(after: index) })
        else { return [] }
        let length = metrics.expression(for: spacing, named: view.named("SpacingAfter"))
        return [.call("\(stack).setCustomSpacing", ["\(length)", "after: \(view.expression)"])]
    }
}

extension HierarchyWriter {
    /// The writer for the views that are declared, which leaves out what conditions set.
    init(_ declarations: DeclarationWriter) {
        self.init(
            tree: declarations.tree, metrics: declarations.expressions.metrics, switched: declarations.switched)
    }
}
