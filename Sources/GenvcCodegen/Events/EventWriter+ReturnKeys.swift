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
            let id = element.id?.text ?? field.name
            let name = event.verb + id.capitalizedFirst
            guard let call = call(ofReturnIn: field, element, event, id: id) else { continue }
            bindings += binding(field, event, to: handler(named: name, call, for: field))
        }
    }

    /// The task of Return in a field: it presses a button, leads to the next input, or tells; nil where it does
    /// nothing.
    private mutating func call(
        ofReturnIn field: ViewNode, _ element: Element, _ event: Event, id: String
    ) -> EventCall? {
        if case .reference(let button)? = element.toolValue(.onReturn)?.value { return pressing(button) }
        let keys = ReturnKeys(element)
        var leading: [Statement] = []
        if keys.mayLead {
            // Behind the last input there is none, so that the keyboard goes.
            let focusing = focusing(behind: field) ?? EventCall.Told("\(field.expression).resignFirstResponder")
            if keys.onlyLead { return EventCall(told: focusing) }
            leading = [.line(focusing.expression)]
        }
        let told = element.toldName(of: event, id: id).map { tell($0) }
        return keys.call(
            "\(field.expression).returnKeyType", leading: leading, told: told,
            after: told == nil ? [] : field.leading(event) + field.following(event))
    }

    /// The call that gives the keyboard to the nearest text input behind a field, of whatever kind, that is shown and
    /// enabled; nil where there is no input behind it.
    func focusing(behind field: ViewNode) -> EventCall.Told? {
        let own = field.isRepeated ? Expression(field.arrayName) : field.expression
        guard let position = inputs.firstIndex(where: { $0.expression == own }), position + 1 < inputs.count else {
            return nil
        }
        let behind = inputs[(position + 1)...]
        // No input behind one that is there in any case is ever the next.
        let last = behind.firstIndex { !$0.mayBeOutOfReach } ?? inputs.count - 1
        let next = behind[...last]
        if next.count == 1, let only = next.first, !only.mayBeOutOfReach {
            let input = only.isRepeated ? "\(only.expression).first?" : only.expression
            return EventCall.Told("\(input).becomeFirstResponder")
        }
        let reached = next.map(\.expression)
        guard next.contains(where: \.isRepeated) else {
            return EventCall.Told("UIView.focusFirst", [.labelled("of", .list(reached))])
        }
        let lists = zip(next, reached).map { $0.isRepeated ? $1 : Expression.list([$1]) }
        return EventCall.Told("UIView.focusFirst", ["of: (\(Expression.list(lists)) as [[UIView]]).flatMap { $0 }"])
    }

    /// Return does what the button does, while the button can be pressed.
    private func pressing(_ id: String) -> EventCall? {
        let button = tree.views.first { view in
            view.role == .element && view.element?.id?.text == id
                && view.element?.kind.traits.contains(.hasConfiguration) == true
        }
        guard let button, let element = button.element else { return nil }
        return EventCall(
            told: handlers[element.range]?.method.map { EventCall.Told(Expression($0)) }
                ?? EventCall.Told("\(button.expression).sendActions", ["for: .touchUpInside"]),
            conditions: ["\(button.expression).\(tree.mayBeHidden(button) ? "isShownAndEnabled" : "isEnabled")"])
    }
}

extension ViewNode {
    /// True for a field with a Return key.
    var hasReturnKey: Bool { role == .element && element?.returnKeyEvent != nil }
}

extension Element {
    /// The event of the Return key; nil for a kind without one.
    fileprivate var returnKeyEvent: Event? { kind.events.first { $0.source == .returnKey } }
}

extension ReturnKeys {
    /// The call at the Return key, by the key that the input shows then; nil where none of them does anything.
    ///
    /// - Parameters:
    ///   - shown: The key that the input shows, in Swift.
    ///   - leading: The statements that lead to the next input; empty where no key does.
    ///   - told: The call that tells; nil where no key does.
    ///   - after: The statements by which the element acts by itself where it tells.
    func call(
        _ shown: Expression, leading: [Statement], told: EventCall.Told?, after: [Statement] = [],
        conditions: [Expression] = []
    ) -> EventCall? {
        let isNotStandard: [Expression] = mayBeStandard ? ["\(shown) != .default"] : []
        guard !leading.isEmpty else {
            return told.map { EventCall(told: $0, conditions: conditions + isNotStandard, after: after) }
        }
        guard let told else {
            let isNext: [Expression] = onlyLead ? [] : ["\(shown) == .next"]
            return EventCall(conditions: conditions + isNext, before: leading)
        }
        let isNext: Expression = "\(shown) == .next"
        let telling: [Statement] = [.line(told.expression)] + after
        return EventCall(
            conditions: conditions, before: [.chain([(isNext, leading), (isNotStandard.first, telling)])])
    }
}

extension ViewTree {
    /// True for a view that may be hidden or disabled while what is around it is there, or only shows its text.
    func mayBeOutOfReach(_ view: ViewNode) -> Bool {
        mayBeHidden(view)
            || [.isEnabled, .isEditable].contains { view.element?.sometimes($0, isNot: .boolean(true)) == true }
    }

    /// True for a view that may be hidden, or stands in one that may be.
    func mayBeHidden(_ view: ViewNode) -> Bool {
        var next: ViewNode? = view
        while let current = next {
            let isHidden = current.element?.sometimes(.isHidden, isNot: .boolean(false)) == true
            if current.isLeftOut || isHidden { return true }
            next = current.parent.map { views[$0] }
        }
        return false
    }
}

extension Element {
    /// True if the key with that meaning has another value, in the element or in a case of `when`.
    fileprivate func sometimes(_ meaning: Key.Meaning, isNot value: Value) -> Bool {
        (writtenValues + variedValues).contains { $0.key.meaning == meaning && $0.value != value }
    }
}
