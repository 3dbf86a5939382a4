import GenvcModel
import GenvcVocabulary

/// Screen → a screen in which nothing follows state any more: what one look at it shows.
package struct ScreenSampler {
    /// Which cases of `when` count.
    package enum Cases: Sendable {
        /// The cases whose conditions hold; what is repeated stands as often as it will.
        case holding
        /// The cases whose conditions hold, but for those in the classes of components: what the class of the screen
        /// knows of a look.
        case holdingOutsideClasses
        /// None, and what is repeated stands once: what the code makes at first.
        case none
        /// Some alone, each with some of its keys, whatever their conditions say.
        case forced([ForcedCase])
    }

    /// A case of `when` that counts whatever its condition says.
    package struct ForcedCase: Sendable {
        /// The owner of the case.
        let owner: Owner
        /// The place of the case among those of its owner.
        let index: Int
        /// The keys of the case that count.
        let keys: [Key]
    }

    /// An owner of cases of `when`.
    package enum Owner: Sendable, Hashable {
        case screen
        case element(ObjectIdentifier)
    }

    var scope: SampleScope
    /// Which cases of `when` count in this look.
    private let cases: Cases
    /// True for what stands in the class of a component.
    var isInClass = false
    /// The components of the spec, whose rows are sampled with what they are given.
    private let components: [Component]
    /// The views that the component that is being sampled was given for its places.
    var fillings: [SlotFilling] = []
    /// The text sizes that what is being sampled follows, from the outside in: a component asks for those, the screen
    /// for what people choose.
    var limits: [TextSizeLimits] = []

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
        for field in component.parameters { sampler.scope.parameters[field.name.text] = field.shownSample }
        let element =
            component.base.isLook
            ? component.ofLookClass
            : sampler.instance(of: component, values: [], id: component.name, source: component.root)
        var inside = Screen(
            name: screen.name, deploymentTarget: screen.deploymentTarget, root: screen.root, rows: [element],
            tokens: screen.tokens, file: screen.file)
        inside.components = screen.components
        inside.assets = screen.assets
        return inside
    }

    /// The screen with its rows, bars and layers as the samples show them.
    private func screen(_ screen: Screen) -> Screen {
        var sampled = screen
        sampled.rowNumbers = screen.rowNumbers ?? RowNumbers(screen)
        sampled.apply(chosen(screen.variants, of: .screen))
        sampled.root = element(screen.root)
        sampled.rows = elements(screen.rows)
        sampled.header = screen.header.map(bar)
        sampled.footer = screen.footer.map(bar)
        sampled.overlay = elements(screen.overlay)
        sampled.underlay = elements(screen.underlay)
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

    /// A header or a footer as the samples show it.
    private func bar(_ bar: Screen.Bar) -> Screen.Bar {
        Screen.Bar(
            margins: bar.margins, spacing: bar.spacing, places: bar.places, backgroundColor: bar.backgroundColor,
            rows: elements(bar.rows))
    }

    // MARK: - Elements

    /// The elements as the samples show them, repeated ones as often as their sample says. Elements that follow nothing
    /// are kept as they are, which most are.
    func elements(_ elements: [Element]) -> [Element] {
        !fillings.isEmpty || elements.contains(where: \.isDynamicWithin) ? elements.flatMap(copies) : elements
    }

    /// The element as often as it stands.
    private func copies(_ element: Element) -> [Element] {
        guard let repetition = element.repetition, let id = element.id else { return [self.element(element)] }
        let samples = scope.samples(of: repetition)
        guard showsAll else {
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

    /// An element with its values, and with what stands in it.
    ///
    /// - Parameter place: Which of several a repeated element is, from 0; nil for one that is not repeated.
    private func element(_ element: Element, place: Int? = nil) -> Element {
        guard element.isDynamicWithin || !fillings.isEmpty else { return element }
        let values = self.values(of: element)
        var inner = self
        if let own = TextSizeLimits({ meaning in values.first { $0.key.meaning == meaning }?.value }) {
            inner.limits.append(own)
        }
        if let component = components.first(where: { $0.kind === element.kind && !$0.base.isLook }) {
            var sampler = inner.inside(component, given: values, records: records(givenTo: element))
            sampler.fillings = element.fillings.map {
                SlotFilling(slot: $0.slot, element: inner.element($0.element))
            }
            return sampler.instance(
                of: component, values: values, id: element.id, source: element, place: place,
                layers: (inner.elements(element.overlay), inner.elements(element.underlay)))
        }
        return Element(
            kind: element.kind, id: element.id, values: values, variants: element.variants, source: element,
            place: place,
            styles: element.styles, component: element.component, children: inner.elements(element.children),
            slots: element.slots.map { slots in
                RowSlots(
                    leading: inner.elements(slots.leading), center: inner.elements(slots.center),
                    trailing: inner.elements(slots.trailing))
            }, overlay: inner.elements(element.overlay), underlay: inner.elements(element.underlay),
            menu: inner.elements(element.menu),
            accessibilityActions: inner.elements(element.accessibilityActions), swipes: element.swipes,
            emptyState: inner.elements(element.emptyState), fillings: filling(of: element), slot: element.slot,
            range: element.range)
    }

    /// The views that the place was given where its component stands; of a section, what stands above and below it.
    private func filling(of element: Element) -> [SlotFilling] {
        guard element.kind.content == .slot, element.repetition == nil else {
            return element.fillings.map { SlotFilling(slot: $0.slot, element: self.element($0.element)) }
        }
        return fillings.filter { $0.slot == element.id?.text }
    }

    /// The values that the element has in this look.
    func values(of element: Element) -> [KeyedValue] {
        guard element.isDynamic else { return element.values }
        var values: [KeyedValue] = []
        var sampler = self
        sampler.scope.controls = scope.controls(givenBy: element.values)
        let overrides = sampler.chosen(element.variants, of: .element(ObjectIdentifier(element)))
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
        return keyed.replacing(value: .text(marked))
    }

    /// Adds the value that a key has in this look; one that nobody knows is left out.
    private func append(_ keyed: KeyedValue, to values: inout [KeyedValue]) {
        if showsAll, case .repetition = keyed.value { return }
        // Its label is there without an error as well.
        let standing = keyed.key.effect == .tool(.error) ? Value.boolean(true) : nil
        guard let value = scope.value(keyed.value, of: keyed.key) ?? standing else { return }
        values.append(keyed.replacing(value: value))
    }

    // MARK: - Cases

    /// True where what is repeated stands as often as it will.
    private var showsAll: Bool {
        switch cases {
        case .holding, .holdingOutsideClasses: true
        case .none, .forced: false
        }
    }

    /// The values of the cases that count: per key, the first that names it.
    func chosen(_ variants: [Variant], of owner: Owner) -> [KeyedValue] {
        var chosen: [KeyedValue] = []
        for (index, variant) in variants.enumerated() {
            guard let counts = countingKeys(of: variant, index, of: owner) else { continue }
            for keyed in variant.values where counts(keyed.key) && !chosen.contains(where: { $0.key === keyed.key }) {
                chosen.append(keyed)
            }
        }
        return chosen
    }

    /// True for the keys of a case that count in this look; nil where the case does not count.
    private func countingKeys(of variant: Variant, _ index: Int, of owner: Owner) -> ((Key) -> Bool)? {
        switch cases {
        case .holdingOutsideClasses where isInClass: return nil
        case .holding, .holdingOutsideClasses: return scope.holds(variant.condition) ? { _ in true } : nil
        case .none: return nil
        case .forced(let forced):
            let counting = forced.filter { $0.owner == owner && $0.index == index }
            return counting.isEmpty ? nil : { key in counting.contains { $0.keys.contains { $0 === key } } }
        }
    }
}

extension Repetition {
    /// The first sample that it goes over, where a look shows none of it.
    fileprivate var firstSample: Sample {
        switch content {
        case .count, .number: .scalar("0")
        case .list, .literals: .record([])
        }
    }
}
