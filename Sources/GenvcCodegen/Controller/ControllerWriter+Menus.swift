import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Menus and alerts.
extension ControllerWriter {
    /// The methods that make the menus of bar button items and buttons.
    mutating func menus() -> [TemplateValue] {
        let owners = tree.barItems + [tree.titleView].compactMap { $0 } + tree.views.filter { $0.role == .element }
        return owners.compactMap { owner in
            guard let actions = owner.element?.written.menu, !actions.isEmpty else { return nil }
            let lines = menuElements(actions, depth: 1)
            return [
                "signature": .string("private func \(owner.menuFunction)() -> UIMenu"),
                "lines": DeclarationWriter.lines(["UIMenu(children: ["] + lines.indented + ["])"]),
            ]
        }
    }

    /// The expression that makes the menu of a cell.
    mutating func menuLines(_ actions: [Element]) -> [String] {
        ["UIMenu(children: ["] + menuElements(actions, depth: 1).indented + ["])"]
    }

    /// The elements of a list; behind one alone swift-format wants no comma.
    private mutating func menuElements(_ actions: [Element], depth: Int) -> [String] {
        let comma = actions.count == 1 ? "" : ","
        var lines: [String] = []
        for action in actions { lines += menuElement(action, depth: depth) + comma }
        return lines
    }

    /// An action, or a menu of actions in a menu.
    ///
    /// - Parameter depth: the menus that it stands in.
    private mutating func menuElement(_ action: Element, depth: Int) -> [String] {
        let subject = ViewNode(action: action)
        var arguments: [[String]] = []
        for key in action.kind.keys {
            guard let index = action.index(of: key) else { continue }
            let keyed = action.values[index]
            guard case .property(let name) = key.effect, !keyed.isStandard else { continue }
            if key.effect == .property("state") { arguments += attributes(of: action) }
            arguments.append(argument(name, keyed, subject, depth: depth))
        }
        if !arguments.contains(where: { $0.first?.hasPrefix("state:") == true }) { arguments += attributes(of: action) }
        if action.value(.isSelected) == .boolean(true) { arguments.append(["state: .on"]) }
        if let selected = BooleanExpression(action.value(.isSelected)) {
            arguments.append(["state: \(selected.text) ? .on : .off"])
        }
        guard action.menu.isEmpty else {
            arguments.append(["children: ["] + menuElements(action.menu, depth: depth + 2).indented + ["]"])
            return call("UIMenu", arguments, method: nil, isSilent: false)
        }
        let method = events.methodNames[action.range]
        return call("UIAction", arguments, method: method, isSilent: method == nil)
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

    // MARK: - Alerts

    /// The methods that present the alerts.
    mutating func alerts() -> [TemplateValue] {
        screen.alerts.map(\.written).compactMap { alert in
            guard let name = alert.swiftName else { return nil }
            return [
                "signature": .string("func \(name)()"),
                "lines": DeclarationWriter.lines(lines(of: alert)),
            ]
        }
    }

    private mutating func lines(of alert: Element) -> [String] {
        let subject = ViewNode(
            name: SwiftName.joined(alert.id?.text ?? "", alert.kind.nameSuffix), typeName: "", element: alert)
        var arguments: [[String]] = []
        for name in ["title", "message"] {
            let keyed = alert.value(named: name)
            arguments.append(keyed.map { argument(name, $0, subject, depth: 0) } ?? ["\(name): nil"])
        }
        var style = "alert"
        if case .choice(let name)? = alert.constructionValue(.alertStyle)?.value { style = name }
        arguments.append(["preferredStyle: .\(style)"])
        var lines = call("UIAlertController", arguments, method: nil, isSilent: false)
        lines[0] = "let alert = " + lines[0]
        let fields = alert.alertTextFields
        for field in fields { lines += adding(field: field) }
        for action in alert.children where action.kind.standing == .action {
            lines += adding(action, asking: action.cancels ? [] : fields)
        }
        return lines + sourceLines(of: alert) + ["present(alert, animated: true)"]
    }

    private mutating func adding(field: Element) -> [String] {
        let subject = ViewNode(name: field.swiftName ?? "", typeName: field.kind.typeName, element: field)
        // The statements stand in a closure.
        let lines = field.values.flatMap { keyed in
            self.lines(setting: keyed, of: subject, on: "textField", indentation: Self.indentation + 4)
        }
        if lines.isEmpty { return ["alert.addTextField()"] }
        let readsState = field.values.contains { $0.value.isDynamic }
        return ["alert.addTextField { \(readsState ? "[state] " : "")textField in"] + lines.indented + ["}"]
    }

    /// - Parameter fields: The text fields whose texts go with the event.
    private mutating func adding(_ action: Element, asking fields: [Element]) -> [String] {
        let subject = ViewNode(action: action)
        guard action.value(.isHidden) != .boolean(true), let title = action.values.first(where: { $0.key.isMainText })
        else { return [] }
        var style = "default"
        if case .choice(let name)? = action.constructionValue(.actionStyle)?.value { style = name }
        let method = events.methodNames[action.range]
        var lines = call(
            "UIAlertAction", [argument("title", title, subject, depth: 1), ["style: .\(style)"]],
            method: fields.isEmpty ? method : nil, isSilent: false)
        if let method, !fields.isEmpty { lines = lines.continued(by: telling(method, fields)) }
        var statements = ["alert.addAction("] + lines.indented + [")"]
        if action.value(.isEnabled) == .boolean(false) { statements = enabling(lines, subject, "false") }
        if let enabled = BooleanExpression(action.value(.isEnabled)) {
            statements = enabling(lines, subject, enabled.text)
        }
        guard let hidden = BooleanExpression(action.value(.isHidden)) else { return statements }
        return ["if \(hidden.opposite) {"] + statements.indented + ["}"]
    }

    /// The closure that tells what was typed, behind the call of an action.
    private func telling(_ method: String, _ fields: [Element]) -> [String] {
        let texts = fields.enumerated().map { number, field in
            "\(field.id?.text ?? ""): alert?.textFields?[\(number)].text ?? \"\""
        }
        // Twelve columns stand before what stands in the call of `addAction`, and four more in its closure.
        return [" { [weak self, weak alert] _ in"]
            + SourceLine.call("self?.", method, texts, indentation: Self.indentation + 8).indented + ["}"]
    }

    /// An action that cannot always be chosen.
    private func enabling(_ lines: [String], _ action: ViewNode, _ condition: String) -> [String] {
        ["let \(action.name) = " + lines[0]] + lines.dropFirst() + [
            "\(action.name).isEnabled = \(condition)", "alert.addAction(\(action.name))",
        ]
    }

    /// The first version in which a popover takes views and bar button items alike.
    private static let iosOfSourceItem = 16

    /// Where it stands on an iPad.
    private func sourceLines(of alert: Element) -> [String] {
        guard case .reference(let word)? = alert.toolValue(.source)?.value else { return [] }
        let popover = "alert.popoverPresentationController?"
        guard let source = tree.source(named: word) else { return [] }
        if screen.deploymentTarget >= Self.iosOfSourceItem { return ["\(popover).sourceItem = \(source.name)"] }
        guard source.element?.kind.standing == .view else { return ["\(popover).barButtonItem = \(source.name)"] }
        return ["\(popover).sourceView = \(source.name)", "\(popover).sourceRect = \(source.name).bounds"]
    }

    // MARK: - Arguments

    /// `title: NSLocalizedString(…)`, over as many lines as it needs.
    ///
    /// - Parameter depth: the calls around the one whose argument it is.
    mutating func argument(
        _ name: String, _ keyed: KeyedValue, _ subject: ViewNode, depth: Int
    ) -> [String] {
        // A comma stands behind each but the last.
        let indentation = Self.indentation + 4 * (depth + 1) + 1
        guard keyed.key.type == .text else {
            return ["\(name): \(expressions.expression(for: keyed.value, of: keyed.key, in: subject))"]
        }
        return expressions.text(
            keyed.value, keyed.key, in: subject, prefix: "\(name): ", indentation: indentation,
            isOptional: subject.element?.kind.standing == .alert)
    }

    /// The lines of arguments, with a comma behind each but the last.
    static func list(_ arguments: [[String]]) -> [String] {
        arguments.dropLast().flatMap { $0 + "," } + (arguments.last ?? [])
    }

    private mutating func call(_ type: String, _ arguments: [[String]], method: String?, isSilent: Bool) -> [String] {
        let text = expressions.writer.inline(
            "Action",
            [
                "type": .string(type), "arguments": DeclarationWriter.lines(Self.list(arguments)),
                "method": method.map { ["name": .string($0), "argument": .string(menuArgument)] } ?? .null,
                "isSilent": .bool(isSilent),
            ])
        return DeclarationWriter.split(text)
    }
}

extension [String] {
    /// The lines with others, the first of them on the last line.
    fileprivate func continued(by others: [String]) -> [String] {
        dropLast() + [(last ?? "") + (others.first ?? "")] + others.dropFirst()
    }

    fileprivate var indented: [String] { map { "    " + $0 } }

    /// The lines with something behind the last.
    static func + (lines: [String], suffix: String) -> [String] {
        lines.dropLast() + lines.suffix(1).map { $0 + suffix }
    }
}
