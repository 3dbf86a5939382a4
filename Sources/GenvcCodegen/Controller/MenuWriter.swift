import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The code of menus: of bar button items, of buttons, of cells, in a controller or in a component.
struct MenuWriter {
    let tree: ViewTree
    /// What is done at each action, by the places of the actions in the spec.
    let handlers: [SourceRange: EventHandler]
    let expressions: ExpressionWriter

    /// The methods that make the menus of bar button items and buttons.
    func methods() -> [TemplateValue] {
        tree.elementNodes.compactMap { owner in
            guard let actions = owner.element?.written.menu, !actions.isEmpty else { return nil }
            let lines = menuElements(actions, depth: 1)
            return [
                "signature": .string("private func \(owner.menuFunction)() -> UIMenu"),
                "lines": DeclarationWriter.lines(["UIMenu(children: ["] + lines.indented + ["])"]),
            ]
        }
    }

    /// The expression that makes a menu.
    func lines(of actions: [Element]) -> [String] {
        ["UIMenu(children: ["] + menuElements(actions, depth: 1).indented + ["])"]
    }

    /// The elements of a list; behind one alone swift-format wants no comma.
    private func menuElements(_ actions: [Element], depth: Int) -> [String] {
        let comma = actions.count == 1 ? "" : ","
        var lines: [String] = []
        for action in actions { lines += menuElement(action, depth: depth) + comma }
        return lines
    }

    /// An action, or a menu of actions in a menu.
    ///
    /// - Parameter depth: the menus that it stands in.
    private func menuElement(_ action: Element, depth: Int) -> [String] {
        let subject = ViewNode(action: action)
        var arguments: [[String]] = []
        for key in action.kind.keys {
            guard let index = action.index(of: key) else { continue }
            let keyed = action.values[index]
            guard case .property(let name) = key.effect, !keyed.isStandard else { continue }
            if key.meaning == .menuState { arguments += attributes(of: action) }
            arguments.append(argument(name, keyed, subject, depth: depth))
        }
        if !arguments.contains(where: { $0.first?.hasPrefix("state:") == true }) { arguments += attributes(of: action) }
        if action.value(.isSelected) == .boolean(true) { arguments.append(["state: .on"]) }
        if let selected = BooleanExpression(action.value(.isSelected)) {
            arguments.append(["state: \(selected.text) ? .on : .off"])
        }
        guard action.menu.isEmpty else {
            arguments.append(["children: ["] + menuElements(action.menu, depth: depth + 2).indented + ["]"])
            return call("UIMenu", arguments)
        }
        // An action needs a closure, even where nothing is done.
        return call("UIAction", arguments, doing: handlers[action.range] ?? EventHandler(EventCall()))
    }

    /// The argument of the attributes, if it has any.
    private func attributes(of action: Element) -> [[String]] {
        var terms: [String] = []
        if action.constructionValue(.actionStyle)?.value == .choice("destructive") { terms.append(".destructive") }
        if action.value(.isEnabled) == .boolean(false) { terms.append(".disabled") }
        if let enabled = BooleanExpression(action.value(.isEnabled)) {
            terms.append("\(enabled.text) ? [] : .disabled")
        }
        if action.value(.isHidden) == .boolean(true) { terms.append(".hidden") }
        if let hidden = BooleanExpression(action.value(.isHidden)) { terms.append("\(hidden.text) ? .hidden : []") }
        guard let first = terms.first else { return [] }
        return [["attributes: " + (terms.count == 1 ? first : "[\(terms.joined(separator: ", "))]")]]
    }

    // MARK: - Arguments

    /// `title: NSLocalizedString(…)`, over as many lines as it needs.
    ///
    /// - Parameter depth: the calls around the one whose argument it is.
    func argument(
        _ name: String, _ keyed: KeyedValue, _ subject: ViewNode, depth: Int
    ) -> [String] {
        // A comma stands behind each but the last.
        let indentation = ControllerWriter.indentation + 4 * (depth + 1) + 1
        guard keyed.key.type == .text else {
            return ["\(name): \(expressions.expression(for: keyed.value, of: keyed.key, in: subject).text)"]
        }
        let text = expressions.text(
            keyed.value, keyed.key, in: subject,
            missing: subject.element?.kind.standing == .alert ? .allowed : .refused)
        return StatementPrinter.lines(["\(name): \(text)"], indentation: indentation)
    }

    /// The lines of arguments, with a comma behind each but the last.
    static func list(_ arguments: [[String]]) -> [String] {
        arguments.dropLast().flatMap { $0 + "," } + (arguments.last ?? [])
    }

    func call(_ type: String, _ arguments: [[String]], doing handler: EventHandler? = nil) -> [String] {
        let call = ["\(type)("] + Self.list(arguments).indented + [")"]
        guard let handler else { return call }
        return call.continued(by: StatementPrinter.lines([.line(" \(handler.closure("_"))")]))
    }
}

extension [String] {
    /// The lines with others, the first of them on the last line.
    func continued(by others: [String]) -> [String] {
        dropLast() + [(last ?? "") + (others.first ?? "")] + others.dropFirst()
    }

    var indented: [String] { map { "    " + $0 } }

    /// The lines with something behind the last.
    static func + (lines: [String], suffix: String) -> [String] {
        lines.dropLast() + lines.suffix(1).map { $0 + suffix }
    }
}
