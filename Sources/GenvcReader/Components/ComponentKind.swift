import GenvcModel
import GenvcVocabulary

/// What a component is where it stands: a kind with its parameters as keys.
struct ComponentKind {
    let name: String
    let base: ComponentBase
    let parameters: [StateField]
    /// The keys of the places in it that something can be given for.
    var places: [Key] = []
    var hooks: [ViewHook] = []
    /// Its own view.
    let root: Element
    /// What one is made of that holds another with what it is given, whose values are there already.
    var whole: Kind?

    var kind: Kind {
        let isControl = base == .control
        return Kind(
            whole?.name ?? name, typeName: name, nameSuffix: whole?.nameSuffix ?? name,
            traits: isControl ? [.isComponent, .isInteractive] : [.isComponent], content: .component,
            intrinsicSize: .content, drawing: .container,
            events: (isControl ? [Event("didTap", .control("touchUpInside"))] : [])
                + root.gestureEvents(isControl: isControl) + root.toldEvents(in: name) + hooks.map(\.event),
            example: "{ \(name): main }", "A component of this spec.", keys: keys,
            rules: isControl ? Key.controlStateRules : [])
    }

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

extension Element {
    /// What a component tells whose own view this is: the events of what stands in it, by closures.
    fileprivate func toldEvents(in component: String) -> [Event] {
        (all + [menu]).joined().flatMap { element in
            element.ownEvents(in: component) + element.toldEvents(in: component)
        }
    }

    /// What the component tells of itself, as a view with gestures does; of a tap a control tells anyway.
    fileprivate func gestureEvents(isControl: Bool) -> [Event] {
        gestures.filter { !isControl || $0 != .tap }.map { gesture in
            let event = gesture.event
            return Event(event.verb, .closure(event.verb), payload: event.payload)
        }
    }

    private func ownEvents(in component: String) -> [Event] {
        guard let id else { return [] }
        let links = runs.filter(\.isLink).map { run in
            let name = run.name.text.capitalizedFirst
            return Event("didTap", suffix: name, .closure("didTap" + name))
        }
        return events.compactMap { event in
            guard let name = toldName(of: event, id: id.text) else { return nil }
            let verb = event.verb
            let suffix = name.hasPrefix(verb) ? String(name.dropFirst(verb.count)) : id.text.capitalizedFirst
            return Event(verb, suffix: suffix, .closure(name), payload: event.payload.map { payload($0, component) })
        } + links
    }

    /// What is told with an event: the field in which the component keeps it, where it does.
    private func payload(_ payload: Event.Payload, _ component: String) -> Event.Payload {
        let keyed = values.first { $0.key.effect == .property(payload.property) }
        guard case .binding(let binding)? = keyed?.value, binding.reference.isField, binding.fallback == nil,
            let type = binding.reference.type
        else { return payload }
        let isCases = if case .cases = type { true } else { false }
        return Event.Payload(
            name: binding.reference.path[0], type: (isCases ? component + "." : "") + type.swiftName,
            property: payload.property)
    }
}
