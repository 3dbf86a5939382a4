import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The events of elements that stand once.
extension EventWriter {
    /// Adds the events of a view in the order of its element.
    mutating func add(_ view: ViewNode) {
        guard let element = view.element else { return }
        for event in element.orderedEvents { add(event, of: view) }
        if view.mayStandBesideItsValue { bindings.append(Self.showingValue(of: view)) }
        for run in element.runs where run.isLink { addLink(run.name.text, of: view) }
        if element.hasMenu, element.kind.standing == .view, !element.written.hasDynamicMenu {
            bindings.append(.set("\(view.expression).menu", Expression(view.menuExpression)))
        }
        addActions(element.menu)
        addActions(element.written.accessibilityActions)
        if !element.written.accessibilityActions.isEmpty, !element.written.hasDynamicAccessibilityActions {
            bindings.append("\(view.accessibilityActionsStatement)")
        }
    }

    /// The gestures of a component itself, which have the names of their verbs: it has no id.
    mutating func addGestures(ofHost view: ViewNode) {
        for gesture in view.element?.orderedGestures ?? [] {
            add(gesture.event, telling: gesture.event.verb, named: gesture.event.verb, of: view)
        }
    }

    /// The actions of a menu or of an alert, and of the menus in it.
    mutating func addActions(_ actions: [Element]) {
        for action in actions {
            for event in action.events { add(event, of: ViewNode(action: action)) }
            addActions(action.menu)
        }
    }

    /// Adds one event: the method that tells it, and the statement that binds it to the view.
    mutating func add(_ event: Event, of view: ViewNode) {
        guard let element = view.element, event.source.isOfElement else { return }
        let id = element.id?.text ?? view.name
        let told = element.toldName(of: event, id: id)
        let name = told ?? event.verb + id.capitalizedFirst + event.suffix
        add(event, telling: told, named: name, of: view)
    }

    /// - Parameters:
    ///   - told: The name under which it is told; nil where only the class itself does something.
    ///   - name: The name of the method that does it.
    private mutating func add(_ event: Event, telling told: String?, named name: String, of view: ViewNode) {
        var call = EventCall(
            before: view.preparation(for: event) + (view.assignment(of: event).map { [$0] } ?? []),
            atOnce: view.leading(event), after: view.following(event))
        if tree.fitsText(of: view, at: event) {
            // The text view grows inside of the rows: nothing else lays out the view that they are measured in.
            call.after.append(.call("\(tree.root).setNeedsLayout"))
        }
        guard told != nil || !call.statements.isEmpty else { return }
        let given = event.given
        if let told {
            call.told = tell(told, given.isEmpty ? value(of: event, in: view) : receiver.inBody(given))
        }
        switch event.source {
        case .textViewDelegate:
            // Nobody changes a text that cannot be edited.
            if view.element?.isTextInput == true { setDelegate(of: view, calling: call, \.textViews) }
        case .searchBarText: setDelegate(of: view, calling: call, \.searchTexts)
        case .searchBarSearch: setDelegate(of: view, calling: call, \.searches)
        case .searchBarCancel: setDelegate(of: view, calling: call, \.cancelledSearches)
        case .scrollViewDelegate: setDelegate(of: view, calling: call, \.scrolls)
        case .control, .closure, .gesture:
            let isOfPart = if case .closure = event.source { true } else { false }
            let handler = handler(named: name, call, for: view, given: given, isOfPart: isOfPart)
            bindings += binding(view, event, to: handler, given: given)
            if let element = view.element, event == element.kind.events.first { handlers[element.range] = handler }
        case .primaryAction, .action:
            guard let element = view.element else { return }
            handlers[element.range] = handler(named: name, call, for: view)
        case .returnKey, .selection, .accessorySwitch, .accessoryDetail, .refresh, .lastCell: break
        }
    }

    /// The value that goes with an event, as the view or the field in which it is kept has it.
    private func value(of event: Event, in view: ViewNode) -> [EventReceiver.Argument] {
        guard let payload = event.payload else { return [] }
        guard view.assignment(of: event) != nil, let field = view.boundField(of: event) else {
            return [
                EventReceiver.Argument(
                    payload.name ?? (view.element?.id?.text).map(SwiftName.declared) ?? "value",
                    view.told(payload).type,
                    Self.value(of: payload, in: view, called: view.expression))
            ]
        }
        return [
            EventReceiver.Argument(
                field.path.last.map(SwiftName.declared) ?? "value",
                field.type.map { receiver.name(of: $0, in: className) } ?? payload.type,
                ReferenceExpression(field).expression)
        ]
    }

    /// The value that is told with an event, as the view has it.
    static func value(of payload: Event.Payload, in view: ViewNode, called name: Expression) -> Expression {
        // `text` of a field is optional although it never is nil; that of a text view is not.
        let isOptional = payload.property == "text" && view.element?.kind.drawing != .textArea
        let property: Expression = "\(name).\(payload.property)\(isOptional ? " ?? \"\"" : "")"
        return payload.number(property, as: view.told(payload).type)
    }

    // MARK: - Binding

    /// The statements that tie a view to what is done at its event.
    ///
    /// - Parameter given: What comes with the event.
    mutating func binding(
        _ view: ViewNode, _ event: Event, to handler: EventHandler, given: [EventReceiver.Argument] = []
    ) -> [Statement] {
        switch event.source {
        case .control(let control): return [Self.binding(of: view, to: handler, control)]
        case .returnKey: return [Self.binding(of: view, to: handler, Self.returnControl)]
        case .closure(let closure):
            let parameters = given.map(\.value.text).joined(separator: ", ")
            return [.set("\(view.expression).\(closure)", handler.closure(parameters))]
        case .gesture(let gesture):
            if view.recognizesSimultaneously { delegates.recognizesSimultaneously = true }
            return GestureBinding.statements(gesture, of: view, handler)
        default: return []
        }
    }

    /// The statement that moves a control to the value that it shows when a finger leaves it.
    static func showingValue(of view: ViewNode) -> Statement {
        let handler = EventHandler(calling: "render")
        return .call(
            "\(view.expression).addAction",
            [handler.closure("_", behind: "UIAction"), "for: [.touchUpInside, .touchUpOutside, .touchCancel]"])
    }

    /// The event of a text field when Return was pressed.
    static let returnControl = "editingDidEndOnExit"

    /// The statement that adds an action to a control.
    static func binding(of view: ViewNode, to handler: EventHandler, _ control: String) -> Statement {
        .call("\(view.expression).addAction", [handler.closure("_", behind: "UIAction"), "for: .\(control)"])
    }

    /// Makes the class the delegate of a view, and adds what it does at a call.
    private mutating func setDelegate(
        of view: ViewNode, calling call: EventCall, _ entries: WritableKeyPath<DelegateMethods, [DelegateMethods.Entry]>
    ) {
        setDelegate(of: view)
        delegates[keyPath: entries].append((view, call.statements))
    }

    /// Makes the class the delegate of a view, once for all events of the view.
    private mutating func setDelegate(of view: ViewNode) {
        let statement = Statement.set("\(view.expression).delegate", "self")
        if bindings.last != statement { bindings.append(statement) }
    }

    /// Adds the event of a phrase that is tapped; several texts may have one of the same name.
    private mutating func addLink(_ run: String, of view: ViewNode) {
        setDelegate(of: view)
        guard !delegates.links.contains(where: { $0.name == run }) else { return }
        delegates.links.append((run, EventCall(told: tell("didTap" + run.capitalizedFirst)).statements))
    }
}

extension Event.Source {
    /// True for what an element tells itself; of what happens in a list, the list tells, and Return may do other
    /// things.
    fileprivate var isOfElement: Bool {
        switch self {
        case .returnKey, .selection, .accessorySwitch, .accessoryDetail, .refresh, .lastCell: false
        case .control, .closure, .textViewDelegate, .searchBarText, .searchBarSearch, .searchBarCancel,
            .scrollViewDelegate, .gesture, .primaryAction, .action:
            true
        }
    }
}

extension Event {
    /// The value that comes with the call of a closure and is no property of the view; the closure names it after the
    /// event.
    var given: [EventReceiver.Argument] {
        guard let payload else { return [] }
        switch source {
        case .closure: return [EventReceiver.Argument(payload.name ?? "value", payload.type, "value")]
        case .gesture(let gesture): return [EventReceiver.Argument("recognizer", gesture.recognizer)]
        default: return []
        }
    }
}
