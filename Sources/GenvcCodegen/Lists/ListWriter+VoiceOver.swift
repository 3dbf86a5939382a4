import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The words of VoiceOver at cells, and the actions that it offers there besides a tap: those of a menu. UIKit offers
/// those of swipes by itself.
extension ListWriter {
    /// The statements that say how VoiceOver reads the cell, and what it offers there.
    func accessibility(of cell: ListCell) -> [Statement] {
        (isReadAsButton(cell) ? ["cell.isReadAsButton = true"] : []) + offeringActions(of: cell)
    }

    /// True for a component that is tapped, holds nothing else to tap, and does not say itself that VoiceOver reads it
    /// part by part. The cell has the label and the traits of the component; a value without a label would be all that
    /// is read.
    private func isReadAsButton(_ cell: ListCell) -> Bool {
        guard cell.isSelectable, cell.role.isEmpty,
            let component = contents.components.first(where: { $0.kind === cell.element.kind }),
            component.base != .control, Self.isSpoken(component.root), !component.root.containsControl,
            !cell.element.containsControl, !cell.hasDetail
        else { return false }
        return [cell.element, component.root].allSatisfy { element in
            !element.sometimesHas(.isAccessibilityElement) && element.toolValue(.accessibilityElements) == nil
                && (!element.sometimesHas(.accessibilityValue) || element.sometimesHas(.accessibilityLabel))
        }
    }

    /// True if VoiceOver finds words in a view: a text, or those for a picture.
    private static func isSpoken(_ element: Element) -> Bool {
        element.showsText || element.sometimesHas(.accessibilityLabel)
            || element.all.contains { $0.contains(where: isSpoken) }
    }

    /// The statements that give the actions of the cell's menu to VoiceOver, as long as a finger can open the menu.
    private func offeringActions(of cell: ListCell) -> [Statement] {
        guard !spokenActions(of: cell).isEmpty else { return [] }
        let actions: Expression = "spoken\(cell.nameInMethods)Actions(\(cell.payloadName ?? ""))"
        let isEnabledAlways = BooleanExpression(.isEnabled, of: cell.element, standard: true, expressions) == nil
        let shown: Expression =
            isEnabledAlways ? actions : .chain(["cell.isUserInteractionEnabled", "? \(actions)", ": nil"])
        return [.set("cell.accessibilityCustomActions", shown)]
    }

    /// The actions of its menu, and of the menus in it, that VoiceOver tells: those that do something.
    private func spokenActions(of cell: ListCell) -> [Element] {
        guard cell.element.value(.isEnabled) != .boolean(false) else { return [] }
        return cell.element.menu.flatMap(\.leaves).filter { action in
            handlers[action.range]?.method != nil && action.value(.isHidden) != .boolean(true)
                && action.value(.isEnabled) != .boolean(false)
        }
    }

    /// The method that gives the actions of a menu to VoiceOver, or none.
    func spokenFunctions(of cell: ListCell) -> [TemplateValue] {
        let actions = spokenActions(of: cell)
        guard !actions.isEmpty else { return [] }
        var statements = lookup(of: cell, isNeeded: actions.readSubject, missing: "[]")
        statements += actions.compactMap { declaration(ofSpoken: $0, among: actions, cell) }
        statements += returning(actions, of: cell, "UIAccessibilityCustomAction")
        return [
            Self.function(
                "private func spoken\(cell.nameInMethods)Actions(\(cell.parameter)) -> [UIAccessibilityCustomAction]",
                statements)
        ]
    }

    /// The statements that return actions of a type, each by its constant, without those that cannot be chosen.
    func returning(_ actions: [Element], of cell: ListCell, _ type: Expression) -> [Statement] {
        let names = actions.compactMap { cell.constant(of: $0, among: actions).map { Expression($0) } }
        guard actions.contains(where: { condition(of: $0) != nil }) else { return [.returned(.list(names))] }
        let adding = zip(actions, names).map { action, name -> Statement in
            let adding = Statement.call("actions.append", [name])
            return condition(of: action).map { .when($0, [adding]) } ?? adding
        }
        return ["var actions: [\(type)] = []"] + adding + ["return actions"]
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
    private func declaration(
        ofSpoken action: Element, among actions: [Element], _ cell: ListCell
    ) -> Statement? {
        guard let name = cell.constant(of: action, among: actions),
            let title = action.values.first(where: { $0.key.isMainText })
        else { return nil }
        let text = expressions.code.commenting(as: MenuWriter.spokenAction) {
            expressions.text(title.value, title.key, in: ViewNode(naming: action), missing: .refused)
        }
        let made = Expression.stackedCall("UIAccessibilityCustomAction", ["name: \(text)"], .whereNeeded)
        let method = handlers[action.range]?.method ?? ""
        return .constant(
            name,
            .closure(made, "[weak self] _ in", ["self?.\(method)(\(cell.payloadName ?? ""))", "return true"]))
    }
}

extension Element {
    /// It, or the actions of its menu and of the menus in that.
    var leaves: [Element] { hasMenu ? menu.flatMap(\.leaves) : [self] }
}
