import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The task of the Return key: it presses a button, leads to the next input, or is told.
extension EventWriter {
    /// Adds what the Return key does in each input that stands once.
    mutating func addReturnKeys() {
        for field in tree.views where field.hasReturnKey && !field.isRepeated {
            guard let element = field.element, let event = element.returnKeyEvent else { continue }
            let id = element.id?.text ?? (receiver == .owner ? nil : field.name)
            let name = event.verb + (id ?? field.name).capitalizedFirst
            guard let call = call(ofReturnIn: field, element, event, id: id) else { continue }
            bindings += binding(field, event, to: handler(named: name, call, for: field))
        }
    }

    /// The task of Return in a field: it presses a button, leads to the next input, or tells; nil where it does
    /// nothing.
    private mutating func call(
        ofReturnIn field: ViewNode, _ element: Element, _ event: Event, id: String?
    ) -> EventCall? {
        if case .reference(let button)? = element.toolValue(.onReturn)?.value { return pressing(button) }
        if element.returnKey == "next", let next = tree.inputBehind(field) {
            return EventCall(told: EventCall.Told("\(next).becomeFirstResponder"))
        }
        guard let told = id.flatMap({ element.toldName(of: event, id: $0) }) else { return nil }
        return EventCall(told: tell(told), after: field.answer(to: event))
    }

    /// Return does what the button does, while the button can be pressed.
    private func pressing(_ id: String) -> EventCall? {
        let button = tree.views.first { view in
            view.role == .element && view.element?.id?.text == id
                && view.element?.kind.traits.contains(.hasConfiguration) == true
        }
        guard let button, let event = button.element?.kind.events.first else { return nil }
        let method = button.element?.eventName ?? event.verb + id.capitalizedFirst
        return EventCall(
            told: hasMethod(named: method)
                ? EventCall.Told(Expression(method))
                : EventCall.Told("\(button.expression).sendActions", ["for: .touchUpInside"]),
            conditions: ["\(button.expression).isEnabled"])
    }
}

extension ViewNode {
    /// True for a field with a Return key.
    var hasReturnKey: Bool { role == .element && element?.returnKeyEvent != nil }
}

extension Element {
    /// The event of the Return key; nil for a kind without one.
    fileprivate var returnKeyEvent: Event? { kind.events.first { $0.source == .returnKey } }

    /// The word of `returnKeyType`; nil where the spec does not say it.
    var returnKey: String? {
        if case .choice(let name)? = value(.returnKeyType) { return name }
        return nil
    }
}

extension ViewTree {
    /// The text input behind a field, of whatever kind, as an expression; nil where there is none.
    func inputBehind(_ field: ViewNode) -> String? {
        let inputs = views.filter { $0.role == .element && $0.element?.isTextInput == true }
        guard let position = inputs.firstIndex(where: { $0.name == field.name }), position + 1 < inputs.count else {
            return nil
        }
        let next = inputs[position + 1]
        return next.isRepeated ? "\(next.arrayName).first?" : next.name
    }
}
