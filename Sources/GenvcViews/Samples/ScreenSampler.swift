import GenvcModel
import GenvcVocabulary

/// Screen → a screen in which nothing follows state any more: what one look at it shows.
package struct ScreenSampler {
    /// Which cases of `when` count.
    package enum Cases: Sendable {
        /// Those whose conditions hold; what is repeated stands as often as it will.
        case holding
        /// None, and what is repeated stands once: what the code makes at first.
        case none
        /// One alone, with some of its keys, whatever its condition says.
        case forced(Owner, Int, [Key])
    }

    /// What has cases of `when`.
    package enum Owner: Sendable, Hashable {
        case screen
        case element(ObjectIdentifier)
    }

    private var scope: SampleScope
    private let cases: Cases
    private let components: [Component]
    /// What the component that is being sampled was given for its places.
    private var fillings: [Element.Filling] = []
    /// The text sizes that what is being sampled follows, from the outside in: a component asks for those, the screen
    /// for what people choose.
    private var limits: [TextSizeLimits] = []

    private init(scope: SampleScope, cases: Cases, components: [Component]) {
        self.scope = scope
        self.cases = cases
        self.components = components
    }

    /// The screen as it is in that state and environment.
    package static func screen(
        _ screen: Screen, in state: StateSample, _ environment: ConditionEnvironment = .phone, cases: Cases = .holding
    ) -> Screen {
        guard screen.isDynamic else { return screen }
        var sampler = ScreenSampler(
            scope: SampleScope(state: state, environment: environment), cases: cases, components: screen.components)
        sampler.limits = [screen.textSizes].compactMap { $0 }
        return sampler.screen(screen)
    }

    /// A screen that holds nothing but the component, for the code of its class.
    package static func screen(of component: Component, in screen: Screen, cases: Cases = .none) -> Screen {
        var sampler = ScreenSampler(
            scope: SampleScope(state: StateSample(component.state), environment: .phone), cases: cases,
            components: screen.components)
        for field in component.parameters { sampler.scope.parameters[field.name.text] = field.lookedAt }
        let element = sampler.instance(of: component, values: [], id: component.name, source: component.root)
        var inside = screen.replacing(
            rows: [element], header: nil, footer: nil, overlay: [], underlay: [], values: [])
        inside.navigation = nil
        inside.toolbar = []
        inside.tabBarItem = nil
        inside.alerts = []
        inside.hooks = []
        inside.controller = nil
        inside.sheet = []
        inside.notifications = []
        return inside
    }

    private func screen(_ screen: Screen) -> Screen {
        var sampled = screen.replacing(
            rows: elements(screen.rows), header: screen.header.map(bar), footer: screen.footer.map(bar),
            overlay: elements(screen.overlay), underlay: elements(screen.underlay),
            values: chosen(screen.variants, of: .screen))
        sampled.navigation = screen.navigation.map(navigation)
        sampled.toolbar = elements(screen.toolbar)
        sampled.tabBarItem = screen.tabBarItem.map { element($0) }
        sampled.alerts = elements(screen.alerts)
        sampled.controller = screen.controller.map { element($0) }
        return sampled
    }

    private func navigation(_ navigation: Screen.Navigation) -> Screen.Navigation {
        Screen.Navigation(
            item: element(navigation.item), leading: elements(navigation.leading),
            trailing: elements(navigation.trailing), titleView: navigation.titleView.map { element($0) },
            search: navigation.search.map { element($0) }, appearance: navigation.appearance)
    }

    private func bar(_ bar: Screen.Bar) -> Screen.Bar {
        Screen.Bar(
            margins: bar.margins, spacing: bar.spacing, backgroundColor: bar.backgroundColor, rows: elements(bar.rows))
    }

    // MARK: - Elements

    private func elements(_ elements: [Element]) -> [Element] {
        !fillings.isEmpty || elements.contains(where: \.isDynamicWithin) ? elements.flatMap(copies) : elements
    }

    /// The element as often as it stands.
    private func copies(_ element: Element) -> [Element] {
        guard let repetition = element.repetition, let id = element.id else { return [self.element(element)] }
        let samples = scope.samples(of: repetition)
        guard case .holding = cases else {
            var sampler = self
            sampler.scope.elements[id.text] = samples.first ?? repetition.firstSample
            return [sampler.element(element)]
        }
        return samples.enumerated().map { number, sample in
            var sampler = self
            sampler.scope.elements[id.text] = sample
            return sampler.element(element, place: number)
        }
    }

    private func element(_ element: Element, place: Int? = nil) -> Element {
        guard element.isDynamicWithin || !fillings.isEmpty else { return element }
        let values = self.values(of: element)
        var inner = self
        if let own = TextSizeLimits({ meaning in values.first { $0.key.meaning == meaning }?.value }) {
            inner.limits.append(own)
        }
        if let component = components.first(where: { $0.kind === element.kind }) {
            var sampler = inner.inside(component, given: values, records: records(givenTo: element))
            sampler.fillings = element.fillings.map {
                Element.Filling(slot: $0.slot, element: inner.element($0.element))
            }
            return sampler.instance(
                of: component, values: values, id: element.id, source: element, place: place, slot: element.slot,
                overlay: inner.elements(element.overlay), underlay: inner.elements(element.underlay))
        }
        return Element(
            kind: element.kind, id: element.id, values: values, variants: element.variants, source: element,
            place: place,
            styles: element.styles, component: element.component, children: inner.elements(element.children),
            slots: element.slots.map { slots in
                Element.Slots(
                    leading: inner.elements(slots.leading), center: inner.elements(slots.center),
                    trailing: inner.elements(slots.trailing))
            }, overlay: inner.elements(element.overlay), underlay: inner.elements(element.underlay),
            menu: inner.elements(element.menu),
            accessibilityActions: inner.elements(element.accessibilityActions), swipes: element.swipes,
            emptyState: inner.elements(element.emptyState), fillings: filling(of: element), slot: element.slot,
            range: element.range)
    }

    /// What the place was given where its component stands; of a section, what stands above and below it.
    private func filling(of element: Element) -> [Element.Filling] {
        guard element.kind.content == .slot, element.repetition == nil else {
            return element.fillings.map { Element.Filling(slot: $0.slot, element: self.element($0.element)) }
        }
        return fillings.filter { $0.slot == element.id?.text }
    }

    /// The values that the element has in this look.
    private func values(of element: Element) -> [KeyedValue] {
        var values: [KeyedValue] = []
        let overrides = chosen(element.variants, of: .element(ObjectIdentifier(element)))
        for keyed in element.values {
            append(overrides.first { $0.key === keyed.key } ?? keyed, to: &values)
        }
        for override in overrides where !element.values.contains(where: { $0.key === override.key }) {
            append(override, to: &values)
        }
        return values.map { Self.marked($0, by: values) }
    }

    /// A text of the state with its phrases found, where the element has runs.
    private static func marked(_ keyed: KeyedValue, by values: [KeyedValue]) -> KeyedValue {
        guard keyed.key.isMainText, case .text(let text) = keyed.value, text.marked == nil,
            case .runs(let runs)? = values.first(where: { $0.key.effect == .construction(.runs) })?.value
        else { return keyed }
        let names = runs.map(\.name.text)
        let marked = LocalizedText(
            MarkedText(text.text, names: names), of: LocalizedText.Marked(text.text, arguments: [], names: names),
            key: text.key, comment: text.comment, isLocalized: text.isLocalized)
        return KeyedValue(key: keyed.key, value: .text(marked), range: keyed.range, origin: keyed.origin)
    }

    private func append(_ keyed: KeyedValue, to values: inout [KeyedValue]) {
        if case .holding = cases, case .repetition = keyed.value { return }
        // Its label is there without an error as well.
        let standing = keyed.key.effect == .tool(.error) ? Value.boolean(true) : nil
        guard let value = scope.value(keyed.value, of: keyed.key) ?? standing else { return }
        values.append(KeyedValue(key: keyed.key, value: value, range: keyed.range, origin: keyed.origin))
    }

    // MARK: - Components

    /// The sampler for what stands in a component that was given these values.
    ///
    /// - Parameter records: What parameters are that no key can have as its value.
    private func inside(
        _ component: Component, given values: [KeyedValue], records: [String: Sample]
    ) -> ScreenSampler {
        var sampler = self
        sampler.scope.elements = [:]
        sampler.scope.parameters = [:]
        sampler.scope.state = scope.state.inside(component)
        if let own = TextSizeLimits(component.root.value) { sampler.limits.append(own) }
        sampler.scope.environment = scope.environment.limited(by: sampler.limits)
        for state in ControlState.allCases {
            guard let keyed = values.first(where: { $0.key.name == state.rawValue }) else { continue }
            if keyed.value == .boolean(true) {
                sampler.scope.controlStates.insert(state)
            } else {
                sampler.scope.controlStates.remove(state)
            }
        }
        for field in component.parameters {
            let given = values.first { $0.key.effect == .parameter && $0.key.name == field.name.text }
            if let given {
                sampler.scope.parameters[field.name.text] = Sample(given.value)
            } else if let record = records[field.name.text] {
                sampler.scope.parameters[field.name.text] = record
            } else if field.initialValue != nil || field.type.isOptional {
                sampler.scope.parameters[field.name.text] = field.lookedAt
            } else {
                // What is nil in this look was given by a reference.
                sampler.scope.parameters[field.name.text] = .missing
            }
        }
        return sampler
    }

    /// The samples of a component's parameters that are records or lists, by name.
    private func records(givenTo element: Element) -> [String: Sample] {
        var records: [String: Sample] = [:]
        let overrides = chosen(element.variants, of: .element(ObjectIdentifier(element)))
        for keyed in overrides + element.values where keyed.key.effect == .parameter {
            guard records[keyed.key.name] == nil, case .binding(let binding) = keyed.value else { continue }
            let sample = scope.sample(of: binding.reference)
            switch sample {
            case .record, .list: records[keyed.key.name] = sample
            case .scalar, .missing, .value: break
            }
        }
        return records
    }

    /// The component where it stands; called on the sampler for what stands in it.
    private func instance(
        of component: Component, values: [KeyedValue], id: Identifier?, source: Element, place: Int? = nil,
        slot: Element.Slot? = nil,
        overlay: [Element] = [], underlay: [Element] = []
    ) -> Element {
        let root = component.root
        let isClass = source === root
        let own = self.values(of: root).filter { keyed in !values.contains { $0.key.name == keyed.key.name } }
        let inner = own.map { keyed in
            KeyedValue(
                key: keyed.key, value: keyed.value, range: keyed.range, origin: isClass ? keyed.origin : .component)
        }
        return Element(
            kind: component.kind, id: id, values: values + inner, variants: source.variants, source: source,
            place: place,
            children: elements(root.children), overlay: elements(root.overlay) + overlay,
            underlay: underlay + elements(root.underlay), slot: slot, range: source.range)
    }

    // MARK: - Cases

    /// The values of the cases that count: per key, the first that names it.
    private func chosen(_ variants: [Variant], of owner: Owner) -> [KeyedValue] {
        var chosen: [KeyedValue] = []
        for (index, variant) in variants.enumerated() where counts(variant, index, of: owner) {
            for keyed in variant.values where counts(keyed.key) && !chosen.contains(where: { $0.key === keyed.key }) {
                chosen.append(keyed)
            }
        }
        return chosen
    }

    private func counts(_ variant: Variant, _ index: Int, of owner: Owner) -> Bool {
        switch cases {
        case .holding: scope.holds(variant.condition)
        case .none: false
        case .forced(let forcedOwner, let forced, _): forcedOwner == owner && index == forced
        }
    }

    private func counts(_ key: Key) -> Bool {
        guard case .forced(_, _, let keys) = cases else { return true }
        return keys.contains { $0 === key }
    }
}

extension Screen {
    /// True if anything of it follows state or the device, or stands for more than it is.
    package var isDynamic: Bool {
        !variants.isEmpty
            || (elementLists + [barItems, alerts, parts]).contains { $0.contains(where: \.isDynamicWithin) }
    }

    /// What the screen has once besides rows.
    private var parts: [Element] {
        [navigation?.item, navigation?.search, navigation?.titleView, tabBarItem, controller].compactMap { $0 }
    }
}

extension Element {
    /// True if a value of its own follows state or the device, or it stands for more than it is.
    package var isDynamic: Bool {
        !variants.isEmpty || kind.content == .component || values.contains { $0.value.isDynamic }
    }

    /// True if it, or something in it, follows state or the device.
    var isDynamicWithin: Bool {
        isDynamic || (all + [menu, accessibilityActions]).contains { $0.contains(where: \.isDynamicWithin) }
    }

    /// True if what its menu shows follows state or the device.
    package var hasDynamicMenu: Bool { menu.contains(where: \.isDynamicWithin) }

    /// True if what VoiceOver offers at it follows state.
    package var hasDynamicAccessibilityActions: Bool { accessibilityActions.contains(where: \.isDynamicWithin) }
}

extension Repetition {
    /// What it goes over first, where a look shows none of it.
    fileprivate var firstSample: Sample {
        switch content {
        case .count, .number: .scalar("0")
        case .list, .literals: .record([])
        }
    }
}
