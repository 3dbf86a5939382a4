import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The events of what is repeated; the element goes with each.
extension EventWriter {
    /// Adds the events of a repeated view.
    mutating func addRepeated(_ group: [Int]) {
        guard let view = group.first(where: { tree.views[$0].isRepeated }).map({ tree.views[$0] }),
            let repeated = RepeatedView(view)
        else { return }
        for event in repeated.element.orderedEvents {
            if event.source == .returnKey {
                addReturnKey(event, of: repeated)
            } else {
                add(event, of: repeated)
            }
        }
        if view.mayStandBesideItsValue { repeatedBindings[view.name, default: []].append(Self.showingValue(of: view)) }
        for run in repeated.element.runs where run.isLink { addLink(run.name.text, of: repeated) }
    }

    /// Adds one event; the element of the repetition goes with it.
    private mutating func add(_ event: Event, of repeated: RepeatedView) {
        let (view, element) = (repeated.view, repeated.element)
        let sender = receiver.sender(of: view)
        let told = element.toldName(of: event, id: repeated.id)
        let given = event.given
        var call = EventCall(
            before: view.preparation(for: event)
                + (view.assignment(of: event, called: "\(sender)", given: receiver.inBody(given).first?.value)
                    .map { [$0] } ?? []),
            atOnce: view.leading(event), after: view.following(event))
        guard told != nil || !call.before.isEmpty else { return }
        let isRead = event.payload != nil && given.isEmpty
        let isCaptured = repeated.repetition.keepsElements && !isRead && repeated.isNamedApart(from: given)
        // A tap may select the element itself.
        let isNamed = isCaptured || element.selectionChange?.refers(to: repeated.id) == true
        let name = isNamed ? SwiftName.declared(repeated.id) : nil
        if !isCaptured {
            call.conditions = repeated.finding(
                repeated.isCounted ? name ?? "index" : "index", of: sender, isRead: isRead)
            if let name, !repeated.isCounted { call.before.insert(.constant(name, repeated.value), at: 0) }
        }
        if let told {
            var values = [argument(of: repeated, isNamed ? repeated.named : nil)] + receiver.inBody(given)
            if isRead, let payload = event.payload {
                let value = Self.value(of: payload, in: view, called: "\(sender)")
                values.append(EventReceiver.Argument(payload.name ?? "value", view.told(payload).type, value))
            }
            call.told = tell(told, values)
        }
        let method = told ?? event.verb + repeated.id.capitalizedFirst + event.suffix
        let handler =
            isCaptured
            ? capturing(repeated, in: call, named: method, given: given)
            : handler(named: method, call, of: repeated, given: given)
        bind(repeated, event, to: handler, given)
    }

    /// Adds the task of Return in each field of a repetition: it leads to the next of them, or tells which it was.
    private mutating func addReturnKey(_ event: Event, of repeated: RepeatedView) {
        let view = repeated.view
        let array = view.arrayName
        let keys = ReturnKeys(repeated.element)
        let told = repeated.element.toldName(of: event, id: repeated.id)
        var leading: [Statement] = []
        if keys.mayLead {
            let next: [Statement] = [.call("\(array)[index + 1].becomeFirstResponder")]
            let behind: [Statement] = focusing(behind: view).map { [.line($0.expression)] } ?? []
            let isFollowed: Expression = "index + 1 < \(array).count"
            leading = [.chain([(isFollowed, next), (nil, behind)])]
        }
        let sender = receiver.sender(of: view)
        let call = keys.call(
            "\(sender)?.returnKeyType", leading: leading, told: told.map { tell($0, [argument(of: repeated)]) },
            conditions: repeated.finding(of: sender))
        guard let call else { return }
        let name = told ?? event.verb + repeated.id.capitalizedFirst
        bind(repeated, event, to: handler(named: name, call, of: repeated), [])
    }

    /// A phrase of a repeated text that can be tapped.
    private mutating func addLink(_ run: String, of repeated: RepeatedView) {
        repeatedBindings[repeated.view.name, default: []].append(.set("\(repeated.view.name).delegate", "self"))
        let name = "didTap" + run.capitalizedFirst
        delegates.linksAreRepeated = true
        let told = tell(name, [argument(of: repeated)])
        let textView = "textView"
        switch receiver {
        case .delegate:
            let call = EventCall(told: told, conditions: repeated.finding(of: receiver.sender(of: repeated.view)))
            let handler = handler(named: name, call, of: repeated)
            delegates.links.append((run, [.call(Expression(handler.method ?? name), [Expression(textView)])]))
        case .owner:
            let call = EventCall(told: told, conditions: repeated.finding(of: textView))
            delegates.links.append((run, call.statements))
        }
    }

    /// Adds the statement that binds an event to each of the views.
    private mutating func bind(
        _ repeated: RepeatedView, _ event: Event, to handler: EventHandler, _ given: [EventReceiver.Argument]
    ) {
        repeatedBindings[repeated.view.name, default: []] += binding(repeated.view, event, to: handler, given: given)
    }

    /// The element of the repetition, as it is told.
    private func argument(of repeated: RepeatedView, _ value: Expression? = nil) -> EventReceiver.Argument {
        let type = repeated.repetition.elementType(named: repeated.id)
        let isLiteral = if case .literals = repeated.repetition.content { true } else { false }
        return EventReceiver.Argument(
            SwiftName.declared(repeated.id), isLiteral ? receiver.name(ofInner: type, in: className) : type,
            value ?? repeated.value)
    }

    /// The call at an event of a view whose place never changes: the closure knows for which element it was made.
    private mutating func capturing(
        _ repeated: RepeatedView, in call: EventCall, named name: String, given: [EventReceiver.Argument]
    ) -> EventHandler {
        let id = SwiftName.declared(repeated.id)
        switch receiver {
        case .delegate:
            let type = repeated.repetition.elementType(named: repeated.id)
            let parameters = ["_ \(id): \(type)"] + given.map { "\($0.name): \($0.type)" }
            let method = method(
                named: name, parameters.joined(separator: ", "), calling: call, for: repeated.view, isOfPart: true)
            return EventHandler(
                calling: method, [repeated.named] + given.map { "\($0.name): \($0.value)" as Expression })
        case .owner: return EventHandler(call, given: given.map(\.value))
        }
    }

    /// The call at an event of a view that is repeated: the view is found among all, which tells its number.
    private mutating func handler(
        named name: String, _ call: EventCall, of repeated: RepeatedView, given: [EventReceiver.Argument] = []
    ) -> EventHandler {
        let view = repeated.view
        switch receiver {
        case .delegate:
            let parameters =
                ["_ \(receiver.sender(of: view)): \(view.typeName)?"] + given.map { "\($0.name): \($0.type)" }
            let method = method(
                named: name, parameters.joined(separator: ", "), calling: call, for: view, isOfPart: true)
            let arguments = [Expression(view.name)] + given.map { "\($0.name): \($0.value)" as Expression }
            return EventHandler(calling: method, arguments, capturing: [view.name])
        case .owner: return EventHandler(call, given: given.map(\.value), capturing: [view.name])
        }
    }
}

/// A view that stands as often as a `repeat` says, as its events know it.
private struct RepeatedView {
    /// The view that is repeated.
    let view: ViewNode
    /// The element of the spec.
    let element: Element
    /// The list, number or literals that the repetition goes over.
    let repetition: Repetition
    /// The name of the element of the repetition.
    let id: String

    /// Nil for a view that stands once.
    init?(_ view: ViewNode) {
        guard let element = view.element?.written, let repetition = element.repetition,
            let id = element.id?.text
        else { return nil }
        self.view = view
        self.element = element
        self.repetition = repetition
        self.id = id
    }

    /// The element at `index`.
    var value: Expression { repetition.element(named: id) }
    /// True if the elements are their places.
    var isCounted: Bool { repetition.isCounted }
    /// The element by its name.
    var named: Expression { Expression(SwiftName.declared(id), names: [Name(id)]) }

    /// True if nothing else is called like the element where a view is made, and in the closures of its events.
    func isNamedApart(from given: [EventReceiver.Argument]) -> Bool {
        !([view.name, "configuration"] + given.map(\.name)).contains(id)
    }

    /// The conditions under which the view that sent an event is found among all, and with it its place.
    ///
    /// - Parameters:
    ///   - index: What the place is called.
    ///   - isRead: True if more is read from the sender than where it stands.
    func finding(_ index: String = "index", of sender: String, isRead: Bool = false) -> [Expression] {
        (isRead ? ["let \(sender)"] : [])
            + ["let \(index) = \(view.arrayName).firstIndex(where: { $0 === \(sender) })"]
    }
}

extension EventReceiver {
    /// The name of a repeated view in the code that tells of it.
    fileprivate func sender(of view: ViewNode) -> String {
        switch self {
        case .delegate: "sender"
        case .owner: view.name
        }
    }
}
