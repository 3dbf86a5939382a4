import GenvcVocabulary

extension KeyedValue {
    /// True for what the class of a component with `base: label` or `button` sets itself. Sizes are constraints of what
    /// it stands in, and attributes belong to the text that it is given.
    package var isSetByLook: Bool {
        switch key.effect {
        case .property, .layer, .configuration: true
        case .construction(let part):
            switch part {
            case .textAttribute, .lineHeight, .paragraphSpacing, .runs: false
            default: true
            }
        default: false
        }
    }
}

extension Element {
    /// What an element of that component has, which this is the own view of: the rest of it is set by its class.
    package func givenByLook(named name: String) -> [KeyedValue] {
        values.filter { $0.key.effect != .tool(.swift) }.map { keyed in
            KeyedValue(
                key: keyed.key, value: keyed.value, range: keyed.range,
                origin: keyed.isSetByLook ? .component : .style(name))
        }
    }
}

extension Component {
    /// The component with `base: label` or `button` as its own class makes it.
    package var ofLookClass: Element {
        let set = root.values.filter { $0.isSetByLook || $0.key.effect == .tool(.swift) }
        return Element(kind: kind, id: name, values: set, range: name.range)
    }
}

extension Kind {
    /// What a component with `base: label` or `button` is where it stands: the kind, with a class of its own.
    package static func look(_ name: String, of kind: Kind) -> Kind {
        Kind(
            name, typeName: name, traits: kind.traits.union(.isLook), caption: kind.caption,
            intrinsicSize: kind.intrinsicSize, drawing: kind.drawing, standardHeight: kind.standardHeight,
            events: kind.events, assumptions: kind.assumptions, example: "{ \(name): main }",
            "A \(kind.name) of this spec.", keys: kind.keys, rules: kind.rules)
    }
}
