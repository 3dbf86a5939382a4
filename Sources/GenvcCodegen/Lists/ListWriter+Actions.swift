import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The ways to act on cells: selecting, swiping, menus.
extension ListWriter {
    /// The methods of `UICollectionViewDelegate`.
    func delegateMethods() -> [ListDelegate.Method] {
        let item: Expression = "\(names.dataSource).itemIdentifier(for: indexPath)"
        let deaf = cells.filter { !$0.isSelectable }
        var methods: [ListDelegate.Method] = []
        if !deaf.isEmpty {
            let heard = cells.filter(\.isSelectable).map { Expression($0.plainPattern) }
            let answers = heard.isEmpty ? [] : [Statement.Case(heard, ["return true"])]
            let others = Statement.Case(deaf.map { Expression($0.plainPattern) } + ["nil"], ["return false"])
            methods.append(ListDelegate.Method(.shouldHighlight, of: view, [.switched(item, answers + [others])]))
        }
        let owners = cells.filter { !$0.element.menu.isEmpty }
        if !owners.isEmpty {
            let cases = owners.map { cell -> Included in
                (cell: cell, body: ["menu = make\(cell.nameInMethods)Menu(\(cell.payloadName ?? ""))"])
            }
            let configuration = Expression.call(
                "UIContextMenuConfiguration", ["identifier: nil", "previewProvider: nil"])
            let isOfSeveral = screen.deploymentTarget >= FirstIOS.menuOfSeveralItems
            // A list in which one cell is selected at a time never asks for the menu of several.
            let first: [Statement] =
                isOfSeveral ? [.guarded(["let indexPath = indexPaths.first"], otherwise: ["return nil"])] : []
            methods.append(
                ListDelegate.Method(
                    isOfSeveral ? .contextMenuOfSeveral : .contextMenu, of: view,
                    first + [
                        "let menu: UIMenu", .switched(item, Self.cases(cells, cases, otherwise: "return nil")),
                        .returned(.closure(configuration, "_ in", ["menu"])),
                    ]))
        }
        if deaf.count < cells.count {
            let deselecting = Statement.call("\(view).deselectItem", ["at: indexPath", "animated: true"])
            methods.append(ListDelegate.Method(.didSelect, of: view, [deselecting] + selection(of: item)))
        }
        if let handler = handlers[list.range] {
            // A section without cells is left out, so the last one has the last cell.
            let isLast = Expression.terms(
                [
                    "indexPath.section == \(view).numberOfSections - 1",
                    "indexPath.item == \(view).numberOfItems(inSection: indexPath.section) - 1",
                ], joinedBy: "&&")
            let telling: [Statement] = [
                .comment("A list cannot take other cells while it lays out these."),
                // An app may have a `Task` of its own.
                .line(handler.closure("", behind: "_Concurrency.Task")),
            ]
            methods.append(ListDelegate.Method(.willDisplay, of: view, [.when(isLast, telling)]))
        }
        return methods + prefetchingMethods
    }

    /// The methods that give the actions of swipes, and do them.
    func swipeFunctions() -> [TemplateValue] {
        var functions: [TemplateValue] = []
        for side in SwipeSide.allCases {
            let swiped = cells.filter { !side.actions(of: $0).isEmpty }
            guard !swiped.isEmpty else { continue }
            let cases = swiped.map { cell -> Included in
                (cell: cell, body: Self.configuration(side, cell))
            }
            functions.append(
                Self.function(
                    "private func \(names.swipeActions(at: side))(at indexPath: IndexPath) -> UISwipeActionsConfiguration?",
                    [
                        .switched(
                            "\(names.dataSource).itemIdentifier(for: indexPath)",
                            Self.cases(cells, cases, otherwise: "return nil"))
                    ]))
            for cell in swiped { functions.append(actions(side, cell)) }
        }
        for cell in cells { functions += methods(of: swipes(of: cell), cell) }
        return functions
    }

    /// The methods that make menus, and do what is chosen in them.
    func menuFunctions() -> [TemplateValue] {
        var functions: [TemplateValue] = []
        for cell in cells where !cell.element.menu.isEmpty {
            functions.append(
                Self.function(
                    "private func make\(cell.nameInMethods)Menu(\(cell.parameter)) -> UIMenu", menuStatements(of: cell))
            )
            functions += spokenFunctions(of: cell)
            functions += methods(of: cell.element.menu.flatMap(\.leaves), besides: swipes(of: cell), cell)
        }
        return functions
    }

    /// The statements that make the menu of a cell.
    private func menuStatements(of cell: ListCell) -> [Statement] {
        let lookup = lookup(of: cell, isNeeded: cell.element.menu.readSubject, missing: "UIMenu()")
        let menu = menu(of: cell)
        return lookup + [lookup.isEmpty ? .line(menu) : .returned(menu)]
    }

    /// The statements that return the actions of a side; a full swipe does not begin what asks a question first.
    private static func configuration(_ side: SwipeSide, _ cell: ListCell) -> [Statement] {
        let made = Expression.call("UISwipeActionsConfiguration", ["actions: \(call(side, cell))"])
        let actions = side.actions(of: cell)
        // Any action may be the first where those before it are left out.
        let last = actions.firstIndex { $0.value(.isHidden) == nil } ?? actions.count - 1
        guard actions[...last].contains(where: { $0.toolValue(.presents) != nil }) else { return [.returned(made)] }
        return [
            .constant("configuration", made), "configuration.performsFirstActionWithFullSwipe = false",
            "return configuration",
        ]
    }

    /// The actions at both ends of a cell.
    private func swipes(of cell: ListCell) -> [Element] { SwipeSide.allCases.flatMap { $0.actions(of: cell) } }

    /// The methods that tell of actions; those that share an event have one.
    ///
    /// - Parameter others: Actions of the cell whose methods are there.
    private func methods(of actions: [Element], besides others: [Element] = [], _ cell: ListCell) -> [TemplateValue] {
        var known = Set(others.compactMap { handlers[$0.range]?.method })
        return actions.compactMap { action in
            guard let call = calls[action.range], let name = handlers[action.range]?.method, known.insert(name).inserted
            else { return nil }
            return Self.function(
                "private func \(name)(\(cell.parameter))",
                lookup(of: cell, isNeeded: call.readsSubject) + call.statements)
        }
    }

    /// `trailingContactActions(id)`
    static func call(_ side: SwipeSide, _ cell: ListCell) -> Expression {
        "\(side.rawValue)\(cell.nameInMethods)Actions(\(cell.payloadName ?? ""))"
    }

    /// The method that makes the actions at one end of a cell.
    private func actions(_ side: SwipeSide, _ cell: ListCell) -> TemplateValue {
        let actions = side.actions(of: cell)
        return Self.function(
            "private func \(side.rawValue)\(cell.nameInMethods)Actions(\(cell.parameter)) -> [UIContextualAction]",
            lookup(of: cell, isNeeded: actions.readSubject, missing: "[]")
                + actions.flatMap { declaration(ofSwiped: $0, among: actions, cell) }
                + returning(actions, of: cell, "UIContextualAction"))
    }

    /// The statements that make the action of a swipe.
    private func declaration(
        ofSwiped action: Element, among actions: [Element], _ cell: ListCell
    ) -> [Statement] {
        guard let name = cell.constant(of: action, among: actions) else { return [] }
        let node = ViewNode(naming: action)
        let isDestructive = action.constructionValue(.actionStyle)?.value == .choice("destructive")
        let title = action.values.first { $0.key.isMainText }.map { keyed in
            expressions.code.commenting(as: "swipe action") {
                expressions.text(keyed.value, keyed.key, in: node, missing: .allowed)
            }
        }
        let made = Expression.stackedCall(
            "UIContextualAction",
            ["style: .\(isDestructive ? "destructive" : "normal")", .labelled("title", title ?? "nil")], .together)
        let method = handlers[action.range]?.method.map { Statement("self?.\($0)(\(cell.payloadName ?? ""))") }
        // A row that is to be deleted stays until somebody has answered what came up.
        let completion: Statement = "completion(\(action.toolValue(.presents) == nil))"
        let declaration = Statement.closure(
            head: "let \(name) = \(made)", signature: (method == nil ? "" : "[weak self] ") + "_, _, completion in",
            body: (method.map { [$0] } ?? []) + [completion])
        let settings = action.values.compactMap { keyed -> Statement? in
            guard !keyed.key.isMainText, case .property(let path) = keyed.key.effect else { return nil }
            return expressions.assignment(to: "\(name).\(path)", keyed.value, of: keyed.key, in: node)
        }
        return [declaration] + settings
    }
}
