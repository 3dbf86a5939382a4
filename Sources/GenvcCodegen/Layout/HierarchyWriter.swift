import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The lines that put views into views, in groups by row.
struct HierarchyWriter {
    let tree: ViewTree
    let metrics: Metrics

    /// The groups of statements for the template, each with the caption of its row.
    func contexts() -> [TemplateValue] {
        var groups: [(comment: String?, lines: [Statement])] = []
        func add(_ comment: String?, _ lines: [Statement]) {
            if !lines.isEmpty { groups.append((comment, lines)) }
        }
        func addRow(_ row: RowDescription) {
            var lines: [Statement] = []
            // From the inside out, as one builds: the row itself goes into its stack last.
            appendInside(of: row.view, to: &lines)
            let isHost = row.view == tree.host
            if !isHost { lines += adding(row.view) }
            lines += readingOrders(from: row.view)
            add(isHost ? nil : row.comment, lines)
        }
        // The view that is added first lies lowest.
        for row in tree.rows where row.section == .underlay { addRow(row) }
        var screen: [Statement] = []
        for index in tree.views.indices where tree.views[index].row == nil { screen += adding(index) }
        add(nil, screen)
        for row in tree.rows where row.section != .underlay { addRow(row) }
        return groups.enumerated().map { number, group in
            [
                "needsGap": .bool(number > 0),
                "comment": group.comment.map { ["text": .string($0)] } ?? .null,
                "lines": DeclarationWriter.lines(group.lines),
            ]
        }
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

    /// Appends the statements that put views into a view, the innermost first.
    private func appendInside(of index: Int, to lines: inout [Statement]) {
        for child in tree.views[index].children {
            appendInside(of: child, to: &lines)
            lines += adding(child)
        }
    }

    /// The statements that put one view into its parent, by the way in which it stands there.
    func adding(_ index: Int) -> [Statement] {
        let view = tree.views[index]
        if let slot = view.slot { return ["\(slot.name).content = \(view.expression)"] }
        let parent = view.parent.map { tree.views[$0].holder } ?? tree.root
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
            var lines: [Statement] = [.call("\(parent).addArrangedSubview", ["\(view.expression)"])]
            if let spacing = view.spacingAfter, spacing.reference == nil {
                let length = metrics.expression(for: spacing, named: view.named("SpacingAfter"))
                lines.append(.call("\(parent).setCustomSpacing", ["\(length)", "after: \(view.expression)"]))
            }
            return lines
        }
    }
}
