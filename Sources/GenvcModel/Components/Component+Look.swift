import GenvcVocabulary

extension KeyedValue {
    /// True for a value that the class of a component with `base: label` or `button` sets itself. Sizes are constraints
    /// of the view around it, and text attributes belong to the text that it is given.
    package var isSetByLook: Bool {
        let facts = key.effect.facts
        return facts.contains(.isSetByClass) && !facts.contains(.isTextAttribute) && key.effect != .construction(.runs)
    }
}

extension Element {
    /// The values that an element of the component takes over from its root view; the class of the component sets those
    /// of origin `component`.
    package func givenByLook(named name: String) -> [KeyedValue] {
        values.filter { $0.key.effect != .tool(.swift) }.map { keyed in
            KeyedValue(
                key: keyed.key, value: keyed.value, range: keyed.range,
                origin: keyed.isSetByLook ? .component : .style(name))
        }
    }
}

extension Component {
    /// The root view of a component with `base: label` or `button`, as its class makes it.
    package var ofLookClass: Element {
        let set = root.values.filter { $0.isSetByLook || $0.key.effect == .tool(.swift) }
        return Element(kind: kind, id: name, values: set, range: name.range)
    }
}

extension Kind {
    /// The kind of a component with `base: label` or `button`: that of its base, with a class of its own.
    package static func look(_ name: String, of kind: Kind) -> Kind {
        Kind(
            name, typeName: name, traits: kind.traits.union(.isLook), caption: kind.caption,
            intrinsicSize: kind.intrinsicSize, drawing: kind.drawing, standardHeight: kind.standardHeight,
            events: kind.events, assumptions: kind.assumptions, standards: kind.standards, example: "{ \(name): main }",
            "A \(kind.name) of this spec.", keys: kind.keys, rules: kind.rules)
    }
}
