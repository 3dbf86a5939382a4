import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Menus and alerts.
extension ControllerWriter {
    /// The methods that make the menus of bar button items and buttons.
    func menus() -> [TemplateValue] { menuWriter.methods() }

    func argument(_ name: String, _ keyed: KeyedValue, _ subject: ViewNode, depth: Int) -> [String] {
        menuWriter.argument(name, keyed, subject, depth: depth)
    }

    private func call(_ type: String, _ arguments: [[String]], doing handler: EventHandler? = nil) -> [String] {
        menuWriter.call(type, arguments, doing: handler)
    }

    /// The writer of the menus of the controller.
    private var menuWriter: MenuWriter {
        MenuWriter(tree: tree, handlers: events.handlers, expressions: expressions)
    }

    // MARK: - Alerts

    /// The methods that present the alerts.
    func alerts() -> [TemplateValue] {
        screen.alerts.map(\.written).compactMap { alert in
            guard let name = alert.swiftName else { return nil }
            return [
                "signature": .string("func \(name)()"),
                "lines": DeclarationWriter.lines(lines(of: alert)),
            ]
        }
    }

    private func lines(of alert: Element) -> [String] {
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
        var lines = call("UIAlertController", arguments)
        lines[0] = "let alert = " + lines[0]
        let fields = alert.alertTextFields
        for field in fields { lines += adding(field: field) }
        for action in alert.children where action.kind.standing == .action {
            lines += adding(action, asking: action.takesTexts ? fields : [])
        }
        return lines + sourceLines(of: alert) + ["present(alert, animated: true)"]
    }

    private func adding(field: Element) -> [String] {
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
    private func adding(_ action: Element, asking fields: [Element]) -> [String] {
        let subject = ViewNode(action: action)
        guard action.value(.isHidden) != .boolean(true), let title = action.values.first(where: { $0.key.isMainText })
        else { return [] }
        var style = "default"
        if case .choice(let name)? = action.constructionValue(.actionStyle)?.value { style = name }
        let handler = events.handlers[action.range]
        var lines = call(
            "UIAlertAction", [argument("title", title, subject, depth: 1), ["style: .\(style)"]],
            doing: fields.isEmpty ? handler : nil)
        if let method = handler?.method, !fields.isEmpty { lines = lines.continued(by: telling(method, fields)) }
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
}
