import GenvcModel
import GenvcSwift
import GenvcViews

/// The lines of `render()` that set lengths which state gives.
struct BoundLengthWriter {
    let tree: ViewTree
    let constraints: ConstraintWriter
    /// The layouts that conditions switch, which set their lengths themselves.
    let switched: [SwitchedLayout]

    /// Adds the lines, those of animated views to what is animated.
    func addLines(to lines: inout [Statement], with render: inout RenderWriter) {
        let bound = Dictionary(grouping: constraints.boundConstants(), by: \.view)
        for (index, view) in tree.views.enumerated() {
            let own = self.lines(of: view, index, bound[index] ?? [])
            guard !own.isEmpty else { continue }
            if let timing = (view.role == .element ? view : ownerOf(view)).layoutTiming {
                lines += render.animating(own, timing)
            } else {
                lines += own
            }
        }
    }

    /// The statements that set lengths of one view: constants of constraints, and gaps of stacks.
    ///
    /// - Parameter bound: the constants of its constraints that state gives.
    private func lines(
        of view: ViewNode, _ index: Int, _ bound: [ConstraintWriter.BoundConstant]
    ) -> [Statement] {
        var lines = bound.map {
            Statement.set("\($0.property)?.constant", $0.expression)
        }
        if case .stack(let layout) = view.container, layout.spacing.reference != nil,
            !switched.contains(where: { $0.changesSpacing(of: index) })
        {
            lines.append(
                "\(view.expression).spacing = \(constraints.metrics.expression(for: layout.spacing, named: ""))")
        }
        if let spacing = view.spacingAfter, spacing.reference != nil, let parent = view.parent,
            !switched.contains(where: { $0.changesSpacing(after: index) })
        {
            let value = constraints.metrics.expression(for: spacing, named: "")
            lines.append(
                .call("\(tree.views[parent].expression).setCustomSpacing", ["\(value)", "after: \(view.expression)"]))
        }
        return lines
    }

    /// The view of the element for which a view is made.
    private func ownerOf(_ view: ViewNode) -> ViewNode {
        guard let element = view.element else { return view }
        return tree.views.first { $0.role == .element && $0.element === element } ?? view
    }
}
