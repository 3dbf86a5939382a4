import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Selection, swipes, and what they are for VoiceOver.
extension ListWriter {
    /// The methods of `UICollectionViewDelegate`.
    func delegateMethods() -> [ListDelegate.Method] {
        let item = "\(names.dataSource).itemIdentifier(for: indexPath)"
        let deaf = cells.filter { !$0.isSelectable }
        var methods: [ListDelegate.Method] = []
        if !deaf.isEmpty {
            let heard = cells.filter(\.isSelectable).map(\.plainPattern)
            var lines = ["switch \(item) {"]
            if !heard.isEmpty {
                lines += SourceLine.listed("case ", heard, suffix: ":", indentation: Self.indentation)
                lines.append("    return true")
            }
            lines += SourceLine.listed(
                "case ", deaf.map(\.plainPattern) + ["nil"], suffix: ":", indentation: Self.indentation)
            methods.append(ListDelegate.Method(.shouldHighlight, of: view, lines + ["    return false", "}"]))
        }
        let owners = cells.filter { !$0.element.menu.isEmpty }
        if !owners.isEmpty {
            let cases = owners.map { cell in
                (cell: cell, lines: ["menu = make\(cell.nameInMethods)Menu(\(cell.payloadName ?? ""))"])
            }
            methods.append(
                ListDelegate.Method(
                    .contextMenu, of: view,
                    ["let menu: UIMenu", "switch \(item) {"] + Self.cases(cells, cases, otherwise: "return nil")
                        + [
                            "}",
                            "return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }",
                        ]))
        }
        if deaf.count < cells.count {
            methods.append(
                ListDelegate.Method(
                    .didSelect, of: view,
                    ["\(view).deselectItem(at: indexPath, animated: true)"] + selectionLines(of: item)))
        }
        if let call = calls[list.range] {
            let last = "\(names.dataSource).snapshot().itemIdentifiers.last"
            methods.append(
                ListDelegate.Method(
                    .willDisplay, of: view,
                    ["if \(item) == \(last) {"] + call.lines(indentation: Self.indentation + 4).map { "    " + $0 }
                        + ["}"]))
        }
        return methods + prefetchingMethods
    }

    /// Cases of a `switch` over an optional item: those of `included`, and all others together.
    static func cases(
        _ cells: [ListCell], _ included: [(cell: ListCell, lines: [String])], otherwise: String
    ) -> [String] {
        var lines: [String] = []
        for (cell, body) in included {
            lines.append("case \(cell.pattern):")
            lines += body.map { "    " + $0 }
        }
        let rest = cells.filter { cell in !included.contains { $0.cell.id == cell.id } }.map(\.plainPattern)
        lines += SourceLine.listed("case ", rest + ["nil"], suffix: ":", indentation: indentation)
        return lines + ["    " + otherwise]
    }

    /// The methods that give the actions of swipes, and do them.
    func swipeFunctions() -> [TemplateValue] {
        var functions: [TemplateValue] = []
        for side in SwipeSide.allCases {
            let swiped = cells.filter { !side.actions(of: $0).isEmpty }
            guard !swiped.isEmpty else { continue }
            let cases = swiped.map { cell in
                (cell: cell, lines: Self.configuration(side, cell))
            }
            functions.append(
                Self.function(
                    "private func \(names.swipeActions(at: side))(at indexPath: IndexPath) -> UISwipeActionsConfiguration?",
                    ["switch \(names.dataSource).itemIdentifier(for: indexPath) {"]
                        + Self.cases(cells, cases, otherwise: "return nil") + ["}"]))
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

    private func menuStatements(of cell: ListCell) -> [String] {
        let lookup = lookup(of: cell, isNeeded: cell.element.menu.readSubject, missing: "UIMenu()")
        var menu = menuLines(of: cell)
        if !lookup.isEmpty { menu[0] = "return " + menu[0] }
        return lookup + menu
    }

    /// The statements that return the actions of a side; a full swipe does not begin what asks a question first.
    private static func configuration(_ side: SwipeSide, _ cell: ListCell) -> [String] {
        let made = "UISwipeActionsConfiguration(actions: \(call(side, cell)))"
        guard side.actions(of: cell).first?.toolValue(.presents) != nil else { return ["return \(made)"] }
        return [
            "let configuration = \(made)", "configuration.performsFirstActionWithFullSwipe = false",
            "return configuration",
        ]
    }

    private func swipes(of cell: ListCell) -> [Element] { SwipeSide.allCases.flatMap { $0.actions(of: cell) } }

    /// The methods that tell of actions; those that share an event have one.
    ///
    /// - Parameter others: Actions of the cell whose methods are there.
    private func methods(of actions: [Element], besides others: [Element] = [], _ cell: ListCell) -> [TemplateValue] {
        var known = Set(others.compactMap { methodNames[$0.range] })
        return actions.compactMap { action in
            guard let call = calls[action.range], let name = methodNames[action.range], known.insert(name).inserted
            else { return nil }
            return Self.function(
                "private func \(name)(\(cell.parameter))",
                lookup(of: cell, isNeeded: call.told != nil) + call.lines(indentation: Self.indentation))
        }
    }

    /// What stands before the title of an action: `    style: .destructive, title: `.
    private static let titleColumns = 32

    /// `trailingContactActions(id)`
    private static func call(_ side: SwipeSide, _ cell: ListCell) -> String {
        "\(side.rawValue)\(cell.nameInMethods)Actions(\(cell.payloadName ?? ""))"
    }

    private func actions(_ side: SwipeSide, _ cell: ListCell) -> TemplateValue {
        var lines = lookup(of: cell, isNeeded: side.actions(of: cell).readSubject, missing: "[]")
        var names: [String] = []
        for action in side.actions(of: cell) {
            guard let id = action.id else { continue }
            let node = ViewNode(naming: action)
            let name = id.text.asArgument
            names.append(name)
            var title = ["nil"]
            if let keyed = action.values.first(where: { $0.key.isMainText }) {
                title = StatementPrinter.lines(
                    [.line(expressions.text(keyed.value, keyed.key, in: node))],
                    indentation: Self.indentation + 4 + "title: ".utf8.count)
            }
            let text = expressions.writer.inline(
                "ContextualAction",
                [
                    "name": .string(name),
                    "style": .string(
                        action.constructionValue(.actionStyle)?.value == .choice("destructive")
                            ? "destructive" : "normal"),
                    "title": .string(title.joined(separator: "\n    ")),
                    "isBroken": .bool(
                        title.count > 1
                            || SourceLine.columns(of: title[0]) + Self.titleColumns + Self.indentation
                                > SourceLine.width
                    ),
                    // A row that is to be deleted stays until somebody has answered what came up.
                    "isDone": .bool(action.toolValue(.presents) == nil),
                    "method": methodNames[action.range].map {
                        ["name": .string($0), "argument": .string(cell.payloadName ?? "")]
                    } ?? .null,
                ])
            lines += DeclarationWriter.split(text)
            for keyed in action.values where !keyed.key.isMainText {
                guard case .property(let path) = keyed.key.effect else { continue }
                lines += StatementPrinter.lines([
                    expressions.assignment(to: "\(name).\(path)", keyed.value, of: keyed.key, in: node)
                ])
            }
        }
        return Self.function(
            "private func \(side.rawValue)\(cell.nameInMethods)Actions(\(cell.parameter)) -> [UIContextualAction]",
            lines + ["return [\(names.joined(separator: ", "))]"])
    }

    /// What can be done by a swipe or in a menu can be done without one.
    func accessibilityLines(of cell: ListCell) -> [String] {
        var lists: [String] = []
        let swipes = SwipeSide.allCases.filter { !$0.actions(of: cell).isEmpty }.map { Self.call($0, cell) }
        let menu =
            spokenActions(of: cell).isEmpty ? nil : "spoken\(cell.nameInMethods)Actions(\(cell.payloadName ?? ""))"
        guard !swipes.isEmpty else { return menu.map { ["cell.accessibilityCustomActions = \($0)"] } ?? [] }
        lists.append(swipes.count == 1 ? swipes[0] : "(\(swipes.joined(separator: " + ")))")
        let lines = [
            "\(lists[0]).map { action in",
            "    UIAccessibilityCustomAction(name: action.title ?? \"\") { [weak cell] _ in",
            "        guard let cell else { return false }", "        action.handler(action, cell) { _ in }",
            "        return true", "    }", "}",
        ]
        guard let menu else { return ["cell.accessibilityCustomActions = " + lines[0]] + lines.dropFirst() }
        return ["let swipeActions = " + lines[0]] + lines.dropFirst() + [
            "cell.accessibilityCustomActions = swipeActions + \(menu)"
        ]
    }

    /// The actions of its menu, and of the menus in it, that VoiceOver tells: those that do something.
    private func spokenActions(of cell: ListCell) -> [Element] {
        cell.element.menu.flatMap(\.leaves).filter { action in
            methodNames[action.range] != nil && action.value(.isHidden) != .boolean(true)
                && action.value(.isEnabled) != .boolean(false)
        }
    }

    /// The method that gives the actions of a menu to VoiceOver, or none.
    private func spokenFunctions(of cell: ListCell) -> [TemplateValue] {
        let actions = spokenActions(of: cell)
        guard !actions.isEmpty else { return [] }
        var lines = lookup(of: cell, isNeeded: actions.readSubject, missing: "[]")
        for action in actions { lines += declaration(ofSpoken: action, cell) }
        let names = actions.compactMap { $0.id?.text.asArgument }
        if actions.contains(where: { $0.chosenIf != nil }) {
            lines.append("var actions: [UIAccessibilityCustomAction] = []")
            for (action, name) in zip(actions, names) {
                let adding = "actions.append(\(name))"
                lines += action.chosenIf.map { ["if \($0) {", "    " + adding, "}"] } ?? [adding]
            }
            lines.append("return actions")
        } else {
            lines.append("return [\(names.joined(separator: ", "))]")
        }
        return [
            Self.function(
                "private func spoken\(cell.nameInMethods)Actions(\(cell.parameter)) -> [UIAccessibilityCustomAction]",
                lines)
        ]
    }

    private func declaration(ofSpoken action: Element, _ cell: ListCell) -> [String] {
        guard let id = action.id, let title = action.values.first(where: { $0.key.isMainText }) else { return [] }
        let start = "let \(id.text.asArgument) = UIAccessibilityCustomAction("
        let end = ") { [weak self] _ in"
        let text = expressions.text(title.value, title.key, in: ViewNode(naming: action))
        let name = StatementPrinter.lines(["name: \(text)"], indentation: Self.indentation + 4)
        let columns = SourceLine.columns(of: start + name[0] + end) + Self.indentation
        let call =
            name.count == 1 && columns <= SourceLine.width
            ? [start + name[0] + end] : [start] + name.map { "    " + $0 } + [end]
        return call + [
            "    self?.\(methodNames[action.range] ?? "")(\(cell.payloadName ?? ""))", "    return true", "}",
        ]
    }
}

extension Element {
    /// It, or the actions of its menu and of the menus in that.
    var leaves: [Element] { hasMenu ? menu.flatMap(\.leaves) : [self] }

    /// When it can be chosen, where that depends on something.
    fileprivate var chosenIf: String? {
        let terms = [
            BooleanExpression(value(.isHidden)).map(\.opposite), BooleanExpression(value(.isEnabled)).map(\.text),
        ].compactMap { $0 }
        return terms.isEmpty ? nil : terms.joined(separator: " && ")
    }
}
