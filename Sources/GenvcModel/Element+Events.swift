import GenvcVocabulary

extension Element {
    /// The gestures that the element reports, in the order of the spec. The class of a component reports its own.
    package var gestures: [Gesture] { gestureUses.map(\.gesture) }

    /// The gestures with the conditions under which the element reports them.
    package var gestureUses: [GestureUse] {
        guard let keyed = toolValue(.gestures), keyed.origin != .component, case .gestures(let uses) = keyed.value
        else { return [] }
        return uses
    }

    /// The events that the element reports to the delegate: those of its kind, then those of its gestures. A menu
    /// without an `event` beside it takes the tap.
    package var events: [Event] {
        let own = kind.events.filter(\.suffix.isEmpty).map(\.verb)
        return (hasMenu && toolValue(.event) == nil ? [] : kind.events.filter { $0.isTold(of: self) })
            + gestures.map(\.event).filter { !own.contains($0.verb) }
    }

    /// The name that `event` gives; `none` for no event; nil if the spec names none and the delegate is told by the id.
    package var eventName: String? {
        if case .caption(let name)? = toolValue(.event)?.value { return name }
        return answersItself || isWayOut ? Event.unreported : nil
    }

    /// True for the action with which an alert goes and nothing else happens: `style: cancel`.
    package var isWayOut: Bool {
        kind.standing == .action && constructionValue(.actionStyle)?.value == .choice("cancel")
    }

    /// True for an event that nobody receives: `none` drops all events of the element, and an element that presents or
    /// opens something, or that cancels, drops its first event.
    package func isUnreported(_ event: Event) -> Bool {
        guard eventName == Event.unreported else { return false }
        return toolValue(.event) != nil || event == events.first
    }

    /// True if a tap presents or opens something, without the delegate.
    package var answersItself: Bool { toolValue(.presents) != nil || toolValue(.opens) != nil }

    /// The name of the closure with which a component reports an event of an element in it; nil if it does not report
    /// the event.
    package func toldName(of event: Event, id: String) -> String? {
        if isUnreported(event) { return nil }
        // The name that the spec gives belongs to the first event.
        let written = event == events.first ? eventName : nil
        switch event.source {
        case .returnKey:
            // `returnKeyType: next` moves to the next field, and `onReturn` presses a button.
            guard ReturnKeys(self).mayTell, toolValue(.onReturn) == nil else { return nil }
            return event.verb + id.capitalizedFirst + event.suffix
        // A text that cannot be edited does not change.
        case .textViewDelegate where !isTextInput: return nil
        default:
            guard written != nil || !event.isOnRequest else { return nil }
            return written ?? event.verb + id.capitalizedFirst + event.suffix
        }
    }

    /// True if the element takes touches: a control, or a view with gestures.
    package var takesTouches: Bool { kind.traits.contains(.isInteractive) || !gestures.isEmpty }

    /// True if the element or one in it takes touches.
    package var holdsControl: Bool { takesTouches || containsControl || kind.traits.contains(.holdsControl) }

    /// True if an element in it takes touches.
    package var containsControl: Bool { all.contains { $0.contains(where: \.holdsControl) } }

    /// True if people type into the element or into one in it.
    package var holdsTextInput: Bool { isTextInput || all.contains { $0.contains(where: \.holdsTextInput) } }

    /// True for a view that is no control but has a tap gesture.
    package var isTappedAsButton: Bool { !kind.traits.contains(.isInteractive) && gestures.contains(.tap) }
}

extension Event {
    /// True if an element reports the event of its kind: the key that the event depends on is set, or there is none.
    fileprivate func isTold(of element: Element) -> Bool {
        guard let condition else { return true }
        // If a case or state may turn the event on, it is reported.
        if condition.isNegated, element.variedValues.contains(where: { $0.key.name == condition.key }) { return true }
        if element.written.value(named: condition.key)?.value.isDynamic == true { return true }
        let key = element.kind.keys.first { $0.name == condition.key }
        let word: String? =
            switch element.value(named: condition.key)?.value {
            case .choice(let word): word
            case .boolean(let isTrue): isTrue ? "true" : "false"
            case nil: key.flatMap(element.kind.standard)
            default: nil
            }
        return (word == condition.word) != condition.isNegated
    }
}
