import GenvcVocabulary

extension Element {
    /// The gestures of which it tells, in the order of the spec; those of a component its class tells.
    package var gestures: [Gesture] { gestureUses.map(\.gesture) }

    /// The gestures with the conditions under which it tells of them.
    package var gestureUses: [GestureUse] {
        guard let keyed = toolValue(.gestures), keyed.origin != .component, case .gestures(let uses) = keyed.value
        else { return [] }
        return uses
    }

    /// What it tells the delegate: the events of its kind, then those of its gestures. A menu that no `event` stands
    /// beside takes the tap for itself.
    package var events: [Event] {
        let own = kind.events.map(\.verb)
        return (hasMenu && toolValue(.event) == nil ? [] : kind.events.filter(tells))
            + gestures.map(\.event).filter { !own.contains($0.verb) }
    }

    /// True if a key says that it tells of the event, or none has to.
    private func tells(_ event: Event) -> Bool {
        guard let condition = event.condition else { return true }
        // Where a case or state may say so, it is told.
        if condition.isNegated, variedValues.contains(where: { $0.key.name == condition.key }) { return true }
        let key = kind.keys.first { $0.name == condition.key }
        let word: String? =
            switch value(named: condition.key)?.value {
            case .choice(let word): word
            case .boolean(let isTrue): isTrue ? "true" : "false"
            case nil: key?.standard
            default: nil
            }
        return (word == condition.word) != condition.isNegated
    }

    /// The name that `event` gives, `none` where nobody is told, or nil: what is done at once needs no owner.
    package var eventName: String? {
        if case .caption(let name)? = toolValue(.event)?.value { return name }
        return answersItself ? Event.untold : nil
    }

    /// True if nobody is told: `none` drops all its events, and what is done at once is done at the first.
    package func isUntold(_ event: Event) -> Bool {
        guard eventName == Event.untold else { return false }
        return toolValue(.event) != nil || event == events.first
    }

    /// True if its event presents or opens something.
    package var answersItself: Bool { toolValue(.presents) != nil || toolValue(.opens) != nil }

    /// What the closure is called by which a component tells an event of an element in it; nil: it does not.
    package func toldName(of event: Event, id: String) -> String? {
        if isUntold(event) { return nil }
        // A name is that of the first.
        let written = event == events.first ? eventName : nil
        switch event.source {
        case .returnKey:
            // `next` leads to the field behind it, and `onReturn` to a button.
            guard case .choice(let key)? = value(.returnKeyType), key != "default", key != "next",
                toolValue(.onReturn) == nil
            else { return nil }
            return event.verb + id.capitalizedFirst + event.suffix
        // Nobody changes a text that cannot be edited.
        case .textViewDelegate where !isTextInput: return nil
        default:
            guard written != nil || !event.isOnRequest else { return nil }
            return written ?? event.verb + id.capitalizedFirst + event.suffix
        }
    }

    /// True if it takes touches: a control, or a view with gestures.
    package var takesTouches: Bool { kind.traits.contains(.isInteractive) || !gestures.isEmpty }

    /// True if it, or something in it, takes touches.
    package var holdsControl: Bool { takesTouches || containsControl }

    /// True if something in it takes touches.
    package var containsControl: Bool { all.contains { $0.contains(where: \.holdsControl) } }

    /// True for a view that is no control, but is tapped like one.
    package var isTappedAsButton: Bool { !kind.traits.contains(.isInteractive) && gestures.contains(.tap) }
}
