import GenvcModel
import GenvcVocabulary

/// A component where it stands.
extension ScreenSampler {
    /// The sampler for what stands in a component that was given these values.
    ///
    /// - Parameter records: What parameters are that no key can have as its value.
    func inside(
        _ component: Component, given values: [KeyedValue], records: [String: Sample]
    ) -> ScreenSampler {
        var sampler = self
        sampler.isInClass = true
        sampler.scope.elements = [:]
        sampler.scope.parameters = [:]
        sampler.scope.state = scope.state.inside(component)
        if let own = TextSizeLimits(component.root.value) { sampler.limits.append(own) }
        sampler.scope.environment = scope.environment.limited(by: sampler.limits)
        sampler.scope.controls = scope.controls(givenBy: values)
        for field in component.parameters {
            let given = values.first { $0.key.effect == .parameter && $0.key.name == field.name.text }
            if let given {
                sampler.scope.parameters[field.name.text] = Sample(given.value)
            } else if let record = records[field.name.text] {
                sampler.scope.parameters[field.name.text] = record
            } else if field.initialValue != nil || field.type.isOptional {
                sampler.scope.parameters[field.name.text] = field.shownSample
            } else {
                // A parameter that is nil in this look was given by a reference.
                sampler.scope.parameters[field.name.text] = .missing
            }
        }
        return sampler
    }

    /// The samples of a component's parameters that no key can have as its value, records, lists and moments, by name.
    func records(givenTo element: Element) -> [String: Sample] {
        var records: [String: Sample] = [:]
        let overrides = chosen(element.variants, of: .element(ObjectIdentifier(element)))
        for keyed in overrides + element.values where keyed.key.effect == .parameter {
            guard records[keyed.key.name] == nil, case .binding(let binding) = keyed.value else { continue }
            let sample = scope.sample(of: binding.reference)
            switch sample {
            case .record, .list: records[keyed.key.name] = sample
            case .scalar where scope.value(keyed.value, of: keyed.key) == nil: records[keyed.key.name] = sample
            case .scalar, .missing, .value: break
            }
        }
        return records
    }

    /// The component where it stands; called on the sampler for what stands in it.
    func instance(
        of component: Component, values: [KeyedValue], id: Identifier?, source: Element, place: Int? = nil,
        layers: (over: [Element], under: [Element]) = ([], [])
    ) -> Element {
        let root = component.root
        let isClass = source === root
        let own = self.values(of: root).filter { keyed in
            keyed.key.isOfSize || !values.contains { $0.key.name == keyed.key.name }
        }
        let inner = own.map { keyed in
            KeyedValue(
                key: keyed.key, value: keyed.value, range: keyed.range, origin: isClass ? keyed.origin : .component)
        }
        return Element(
            kind: component.kind, id: id, values: values + inner, variants: source.variants, source: source,
            place: place,
            children: elements(root.children), overlay: elements(root.overlay) + layers.over,
            underlay: layers.under + elements(root.underlay), slot: source.slot, range: source.range)
    }
}

extension SampleScope {
    /// The states that a control with these values is given, and those that the one around it has besides.
    func controls(givenBy values: [KeyedValue]) -> [ControlState: Bool] {
        var controls = controls
        for state in ControlState.allCases {
            // A loop over indices copies only the value that is found.
            for index in values.indices where values[index].key.name == state.rawValue {
                controls[state] = value(values[index].value, of: values[index].key) == .boolean(true)
                break
            }
        }
        return controls
    }
}
