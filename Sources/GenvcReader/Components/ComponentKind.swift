import GenvcModel
import GenvcVocabulary

/// A component where it stands: a kind with its parameters as keys.
///
/// So an element that is a component is read, judged and drawn as any other: the vocabulary has no case for it.
struct ComponentKind {
    let name: String
    let base: ComponentBase
    /// The parameters of the component; each is a key.
    let parameters: [StateField]
    /// The keys of its slots: something can be given under each where the component stands.
    var places: [Key] = []
    /// The moments of its view that it reports as events.
    var hooks: [ViewHook] = []
    /// The component's own view.
    let root: Element
    /// The kind of the component whose slots are filled, if this one is made of that and its filling
    /// (`FilledComponent`); nil for a component of the spec.
    var whole: Kind?

    /// The component as a kind of the vocabulary.
    var kind: Kind {
        let isControl = base == .control
        var traits: Kind.Traits = isControl ? [.isComponent, .isInteractive] : .isComponent
        if root.holdsControl { traits.insert(.holdsControl) }
        return Kind(
            whole?.name ?? name, typeName: name, nameSuffix: whole?.nameSuffix ?? name,
            traits: traits, content: .component,
            intrinsicSize: .content, drawing: .container,
            events: (isControl ? [Event("didTap", .control("touchUpInside"))] : [])
                + ComponentEvents.gestureEvents(of: root, isControl: isControl)
                + ComponentEvents(component: name, isFilled: whole != nil).told(in: root) + hooks.map(\.event),
            example: "{ \(name): main }", "A component of this spec.", keys: keys,
            rules: isControl ? Key.controlStateRules : [])
    }

    /// The events that the component tells of itself, by closures: its gestures and hooks.
    var ownEvents: [Event] {
        ComponentEvents.gestureEvents(of: root, isControl: base == .control) + hooks.map(\.event)
    }

    /// The keys of the kind: parameters, states of a control, places that can be filled.
    private var keys: [Key] {
        let ofParameters = parameters.map { field in
            Key(
                field.name.text, field.valueType(in: name), .parameter,
                isRequired: whole == nil && field.initialValue == nil && !field.type.hasNil,
                takesNil: field.type.hasNil,
                "A parameter of `\(name)`.")
        }
        return ofParameters + (base == .control ? Key.controlStates : []) + places
    }
}

/// The events that a component reports to the screen or component in which it stands.
private struct ComponentEvents {
    /// The name of the component.
    let component: String
    /// True for one that is made of what fills the places of another: its inputs keep what they are bound to outside.
    let isFilled: Bool

    /// The events that the component reports, one for each closure: elements that share the name of an event share its
    /// closure as well, and whoever sets that twice is told by one of them alone. What fills the places of a component
    /// may not share a name, and is reported where it does.
    func told(in root: Element) -> [Event] {
        let events = events(in: root)
        guard !isFilled else { return events }
        return events.reduce(into: []) { told, event in
            guard let place = told.firstIndex(where: { $0.source == event.source }) else {
                told.append(event)
                return
            }
            guard let first = told[place].payload, first.name != event.payload?.name else { return }
            // The value may be that of either field, so it has the name of none.
            told[place] = Event(
                told[place].verb, suffix: told[place].suffix, told[place].source,
                payload: Event.Payload(type: first.type, property: first.property), when: told[place].condition)
        }
    }

    /// The events of the elements in `root`, which the component reports by closures.
    private func events(in root: Element) -> [Event] {
        (root.all + [root.menu, root.accessibilityActions]).joined().flatMap { element in
            events(of: element) + events(in: element)
        }
    }

    /// The events of the gestures of `root` itself. A control reports a tap anyway.
    static func gestureEvents(of root: Element, isControl: Bool) -> [Event] {
        root.gestures.filter { !isControl || $0 != .tap }.map { gesture in
            let event = gesture.event
            return Event(event.verb, .closure(event.verb), payload: event.payload)
        }
    }

    /// The events of one element in the component, as events of the component.
    private func events(of element: Element) -> [Event] {
        let links = element.runs.filter(\.isLink).map { run in
            let name = run.name.text.capitalizedFirst
            return Event("didTap", suffix: name, .closure("didTap" + name))
        }
        return element.events.compactMap { event in
            guard let name = element.toldName(of: event, id: element.id?.text ?? "") else { return nil }
            let verb = event.verb
            let ofElement = (element.id?.text ?? name).capitalizedFirst
            let suffix = name.hasPrefix(verb) ? String(name.dropFirst(verb.count)) : ofElement
            return Event(verb, suffix: suffix, .closure(name), payload: event.payload.map { payload($0, of: element) })
        } + links
    }

    /// The value that goes with an event: the field in which the component keeps it, if there is one.
    private func payload(_ payload: Event.Payload, of element: Element) -> Event.Payload {
        let keyed = element.values.first { $0.key.effect == .property(payload.property) }
        guard case .binding(let binding)? = keyed?.value, binding.reference.isField,
            let type = binding.reference.type
        else {
            let told = payload.told(by: element)
            guard isFilled, case .binding(let binding)? = keyed?.value, binding.reference.root == .parameter,
                binding.reference.path.count == 1
            else { return told }
            return Event.Payload(
                name: told.name, type: told.type, property: told.property, shownParameter: binding.reference.path[0])
        }
        let isCases = if case .cases = type { true } else { false }
        return Event.Payload(
            name: binding.reference.path[0], type: (isCases ? component + "." : "") + type.swiftName,
            property: payload.property)
    }
}
