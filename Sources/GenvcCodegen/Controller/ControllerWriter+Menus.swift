import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Menus and alerts.
extension ControllerWriter {
    /// The methods that make the menus of bar button items and buttons.
    func menus() -> [TemplateValue] { menuWriter.methods() + menuWriter.accessibilityMethods() }

    /// The writer of the menus of the controller.
    private var menuWriter: MenuWriter {
        MenuWriter(tree: tree, handlers: events.handlers, expressions: expressions)
    }

    func argument(_ name: String, _ keyed: KeyedValue, _ subject: ViewNode) -> Expression {
        menuWriter.argument(name, keyed, subject)
    }

    // MARK: - Alerts

    /// The methods that present the alerts.
    func alerts() -> [TemplateValue] {
        screen.alerts.map(\.written).compactMap { alert in
            guard let name = alert.swiftName else { return nil }
            let subject = events.subject(of: alert).map { "for \($0.name): \($0.type)" } ?? ""
            let number = events.tellsNumber(alert) ? ", \(ListCell.numberName): Int = 1" : ""
            return [
                "signature": .string("func \(name)(\(subject)\(number))"),
                "lines": .lines(statements(of: alert)),
            ]
        }
    }

    private func statements(of alert: Element) -> [Statement] {
        let subject = ViewNode(
            name: SwiftName.joined(alert.id?.text ?? "", alert.kind.nameSuffix), typeName: "", element: alert)
        var arguments: [Expression] = ["title", "message"].map { name in
            alert.value(named: name).map { argument(name, $0, subject) } ?? "\(name): nil"
        }
        var style = "alert"
        if case .choice(let name)? = alert.constructionValue(.alertStyle)?.value { style = name }
        arguments.append("preferredStyle: .\(style)")
        let fields = alert.alertTextFields
        var statements: [Statement] = [.constant("alert", .stackedCall("UIAlertController", arguments, .whereNeeded))]
        statements += fields.map(adding)
        for action in alert.children where action.kind.standing == .action {
            statements += adding(action, of: alert, asking: action.takesTexts ? fields : [])
        }
        return statements + source(of: alert) + [.call("present", ["alert", "animated: true"])]
    }

    private func adding(field: Element) -> Statement {
        let subject = ViewNode(name: field.swiftName ?? "", typeName: field.kind.typeName, element: field)
        let settings = expressions.code.commenting(as: "alert text field") {
            field.values.flatMap { statements(setting: $0, of: subject, on: "textField") }
        }
        if settings.isEmpty { return .call("alert.addTextField") }
        let readsState = field.values.map(\.value).contains { value in
            value.isDynamic && (value.references.isEmpty || !value.references.allSatisfy(\.isOfElementAlone))
        }
        return .closure(
            head: "alert.addTextField", signature: "\(readsState ? "[state] " : "")textField in", body: settings)
    }

    /// - Parameter fields: The text fields whose texts go with the event.
    private func adding(_ action: Element, of alert: Element, asking fields: [Element]) -> [Statement] {
        let subject = ViewNode(action: action)
        guard action.value(.isHidden) != .boolean(true), let title = action.values.first(where: { $0.key.isMainText })
        else { return [] }
        var style = "default"
        if case .choice(let name)? = action.constructionValue(.actionStyle)?.value { style = name }
        var text = expressions.code.commenting(as: "alert button") { menuWriter.text(title, subject) }
        var statements: [Statement] = []
        let name = (action.id?.text ?? action.kind.name) + "Title"
        // Swift of a person's own may mean something else by the name.
        let written = ([alert] + alert.children).flatMap(\.values).flatMap(\.value.writtenSwift)
        if text.isCall, !written.contains(where: { Expression(written: $0).refers(to: name) }) {
            statements.append(.constant(name, text))
            text = .name(name)
        }
        var made = Expression.call("UIAlertAction", ["title: \(text)", "style: .\(style)"])
        if let handler = events.handlers[action.range] {
            if fields.isEmpty {
                made = handler.closure("_", behind: made)
            } else if let method = handler.method {
                made = telling(method, alert, fields, behind: made)
            }
        }
        let isOff: Expression? = action.value(.isEnabled) == .boolean(false) ? "false" : nil
        if let enabled = BooleanExpression(action.value(.isEnabled), expressions)?.expression ?? isOff {
            statements += enabling(made, subject, enabled)
        } else {
            statements.append(.call("alert.addAction", [made]))
        }
        guard let hidden = BooleanExpression(action.value(.isHidden), expressions) else { return statements }
        return [.when(hidden.opposite, statements)]
    }

    /// The closure that tells what was typed, behind the call that makes an action.
    private func telling(
        _ method: String, _ alert: Element, _ fields: [Element], behind made: Expression
    ) -> Expression {
        let subject = events.subject(of: alert).map { ["\($0.name): \(Expression($0.name))" as Expression] } ?? []
        let texts = fields.enumerated().map { number, field -> Expression in
            "\(field.id?.text ?? ""): alert?.textFields?[\(number)].text ?? \"\""
        }
        return .closure(made, "[weak self, weak alert] _ in", [.call("self?.\(method)", subject + texts)], isOpen: true)
    }

    /// An action that cannot always be chosen.
    private func enabling(_ made: Expression, _ action: ViewNode, _ condition: Expression) -> [Statement] {
        [
            .constant(action.name, made), .set("\(action.name).isEnabled", condition),
            .call("alert.addAction", [action.expression]),
        ]
    }

    /// The place where it stands on an iPad.
    private func source(of alert: Element) -> [Statement] {
        let popover = "alert.popoverPresentationController?"
        var word: String?
        if case .reference(let id)? = alert.toolValue(.source)?.value { word = id }
        guard let word, let source = tree.source(named: word) else { return cell(of: alert, named: word, popover) }
        guard source.element?.kind.standing == .view else {
            let property = screen.deploymentTarget >= FirstIOS.popoverSourceItem ? "sourceItem" : "barButtonItem"
            let atItem: [Statement] = [.set("\(popover).\(property)", source.expression)]
            guard let item = source.element?.written,
                let isHidden = BooleanExpression(.isHidden, of: item, standard: false, expressions)
            else { return atItem }
            // A popover at an item that is not in its bar ends the app.
            return [.chain([(isHidden.expression, inMiddle(popover)), (nil, atItem)])]
        }
        guard tree.mayBeHidden(source) else {
            if screen.deploymentTarget >= FirstIOS.popoverSourceItem {
                return [.set("\(popover).sourceItem", source.expression)]
            }
            return pointing(popover, at: source.expression)
        }
        // Something else presents it while the view is hidden.
        let isShown: Expression = "\(source.expression).isShownAndEnabled"
        return [
            .chain([
                (isShown, pointing(popover, at: source.expression)),
                (nil, inMiddle(popover)),
            ])
        ]
    }

    /// The statements that let a popover stand at a view.
    private func pointing(_ popover: String, at view: Expression) -> [Statement] {
        [.set("\(popover).sourceView", view), .set("\(popover).sourceRect", "\(view).bounds")]
    }

    /// The statements that let a popover stand in the middle of the screen, without an arrow: beside the whole of it
    /// there is no room.
    private func inMiddle(_ popover: String) -> [Statement] {
        let bounds = "\(tree.root).bounds" as Expression
        let middle = Expression.call("CGRect", ["x: \(bounds).midX", "y: \(bounds).midY", "width: 0", "height: 0"])
        return [
            .set("\(popover).sourceView", "\(tree.root)"), .set("\(popover).sourceRect", middle),
            .set("\(popover).permittedArrowDirections", "[]"),
        ]
    }

    /// The cell at which an action sheet stands: the one that `from` names, else the one that it asks about; nothing
    /// for an alert.
    private func cell(of alert: Element, named word: String?, _ popover: String) -> [Statement] {
        guard alert.constructionValue(.alertStyle)?.value == .choice("actionSheet"),
            let subject = word ?? alert.id.flatMap({ screen.alertSubjects[$0.text] })
        else { return [] }
        for view in tree.views where view.isList {
            guard let list = view.element?.written, let cell = ListCell.all(of: list).first(where: { $0.id == subject })
            else { continue }
            let names = ListNames(list, screen)
            let item = cell.item(number: events.tellsNumber(alert) ? ListCell.numberName : "1")
            let shown: Expression = "let cell = indexPath.flatMap({ \(view.expression).cellForItem(at: $0) })"
            return [
                .constant("indexPath", "\(names.dataSource).indexPath(for: \(item))"),
                .chain([(shown, pointing(popover, at: "cell")), (nil, inMiddle(popover))]),
            ]
        }
        return []
    }
}
