import GenvcVocabulary

extension Element {
    /// The gestures of which it tells, in the order of the spec.
    package var gestures: [Gesture] {
        guard case .choices(let names)? = toolValue(.gestures)?.value else { return [] }
        return names.compactMap(Gesture.init)
    }

    /// What it tells the delegate: the events of its kind, then those of its gestures. A menu that no `event` stands
    /// beside takes the tap for itself.
    package var events: [Event] {
        let own = kind.events.map(\.verb)
        return (hasMenu && toolValue(.event) == nil ? [] : kind.events)
            + gestures.map(\.event).filter { !own.contains($0.verb) }
    }

    /// True if it takes touches: a control, or a view with gestures.
    package var takesTouches: Bool { kind.traits.contains(.isInteractive) || !gestures.isEmpty }

    /// True for a view that is no control, but is tapped like one.
    package var isTappedAsButton: Bool { !kind.traits.contains(.isInteractive) && gestures.contains(.tap) }
}
