import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The content that VoiceOver offers at cells: actions that are otherwise done by a swipe or in a menu.
extension ListWriter {
    /// The statements that give the actions to VoiceOver.
    func accessibility(of cell: ListCell) -> [Statement] {
        let target: Expression = "cell.accessibilityCustomActions"
        let swipes = SwipeSide.allCases.filter { !$0.actions(of: cell).isEmpty }.map { Self.call($0, cell) }
        let menu: Expression? =
            spokenActions(of: cell).isEmpty ? nil : "spoken\(cell.nameInMethods)Actions(\(cell.payloadName ?? ""))"
        guard !swipes.isEmpty else { return menu.map { [.set(target, $0)] } ?? [] }
        let all = swipes.count == 1 ? swipes[0] : "(\(swipes.joined(separator: " + ")))"
        let action = Expression.closure(
            .call("UIAccessibilityCustomAction", ["name: action.title ?? \"\""]), "[weak cell] _ in",
            [
                .guarded(["let cell"], otherwise: ["return false"]), "action.handler(action, cell) { _ in }",
                "return true",
            ])
        let mapped = Expression.closure("\(all).map", "action in", [.line(action)])
        guard let menu else { return [.set(target, mapped)] }
        return [.constant("swipeActions", mapped), .set(target, "swipeActions + \(menu)")]
    }

    /// The actions of its menu, and of the menus in it, that VoiceOver tells: those that do something.
    private func spokenActions(of cell: ListCell) -> [Element] {
        cell.element.menu.flatMap(\.leaves).filter { action in
            methodNames[action.range] != nil && action.value(.isHidden) != .boolean(true)
                && action.value(.isEnabled) != .boolean(false)
        }
    }

    /// The method that gives the actions of a menu to VoiceOver, or none.
    func spokenFunctions(of cell: ListCell) -> [TemplateValue] {
        let actions = spokenActions(of: cell)
        guard !actions.isEmpty else { return [] }
        var statements = lookup(of: cell, isNeeded: actions.readSubject, missing: "[]")
        statements += actions.compactMap { declaration(ofSpoken: $0, cell) }
        let names = actions.compactMap { $0.id.map { Expression($0.text.asArgument) } }
        if actions.contains(where: { condition(of: $0) != nil }) {
            statements.append("var actions: [UIAccessibilityCustomAction] = []")
            for (action, name) in zip(actions, names) {
                let adding = Statement.call("actions.append", [name])
                statements.append(condition(of: action).map { .when($0, [adding]) } ?? adding)
            }
            statements.append("return actions")
        } else {
            statements.append(.returned(.list(names)))
        }
        return [
            Self.function(
                "private func spoken\(cell.nameInMethods)Actions(\(cell.parameter)) -> [UIAccessibilityCustomAction]",
                statements)
        ]
    }

    /// The condition under which an action can be chosen; nil where it always can.
    private func condition(of action: Element) -> Expression? {
        let terms = [
            BooleanExpression(action.value(.isHidden), expressions).map(\.opposite),
            BooleanExpression(action.value(.isEnabled), expressions).map(\.expression),
        ].compactMap { $0 }
        return terms.isEmpty ? nil : .terms(terms, joinedBy: "&&")
    }

    /// The constant that holds an action of VoiceOver; nil for one without an id or a title.
    private func declaration(ofSpoken action: Element, _ cell: ListCell) -> Statement? {
        guard let id = action.id, let title = action.values.first(where: { $0.key.isMainText }) else { return nil }
        let text = expressions.text(title.value, title.key, in: ViewNode(naming: action))
        let made = Expression.stackedCall("UIAccessibilityCustomAction", ["name: \(text)"], .whereNeeded)
        let method = methodNames[action.range] ?? ""
        return .constant(
            id.text.asArgument,
            .closure(made, "[weak self] _ in", ["self?.\(method)(\(cell.payloadName ?? ""))", "return true"]))
    }
}

extension Element {
    /// It, or the actions of its menu and of the menus in that.
    var leaves: [Element] { hasMenu ? menu.flatMap(\.leaves) : [self] }
}
