import GenvcModel
import GenvcVocabulary

/// Screen → a screen in which nothing follows state any more: what one look at it shows.
package struct ScreenSampler {
    /// Which cases of `when` count.
    package enum Cases: Sendable {
        /// Those whose conditions hold.
        case holding
        /// None: what the code makes at first.
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

    /// The screen as it is in that state and environment.
    package static func screen(
        _ screen: Screen, in state: StateSample, _ environment: ConditionEnvironment = .phone, cases: Cases = .holding
    ) -> Screen {
        guard screen.isDynamic else { return screen }
        let sampler = ScreenSampler(scope: SampleScope(state: state, environment: environment), cases: cases)
        return sampler.screen(screen)
    }

    private func screen(_ screen: Screen) -> Screen {
        screen.replacing(
            rows: elements(screen.rows), header: screen.header.map(bar), footer: screen.footer.map(bar),
            overlay: elements(screen.overlay), underlay: elements(screen.underlay),
            values: chosen(screen.variants, of: .screen))
    }

    private func bar(_ bar: Screen.Bar) -> Screen.Bar {
        Screen.Bar(
            margins: bar.margins, spacing: bar.spacing, backgroundColor: bar.backgroundColor, rows: elements(bar.rows))
    }

    private func elements(_ elements: [Element]) -> [Element] { elements.map(element) }

    private func element(_ element: Element) -> Element {
        guard element.isDynamicWithin else { return element }
        var values: [KeyedValue] = []
        let overrides = chosen(element.variants, of: .element(ObjectIdentifier(element)))
        for keyed in element.values {
            if let override = overrides.first(where: { $0.key === keyed.key }) {
                append(override, to: &values)
            } else {
                append(keyed, to: &values)
            }
        }
        for override in overrides where !element.values.contains(where: { $0.key === override.key }) {
            append(override, to: &values)
        }
        return Element(
            kind: element.kind, id: element.id, values: values, variants: element.variants, source: element,
            styles: element.styles, component: element.component, children: elements(element.children),
            slots: element.slots.map { slots in
                Element.Slots(
                    leading: elements(slots.leading), center: elements(slots.center),
                    trailing: elements(slots.trailing))
            }, overlay: elements(element.overlay), underlay: elements(element.underlay), slot: element.slot,
            range: element.range)
    }

    private func append(_ keyed: KeyedValue, to values: inout [KeyedValue]) {
        guard let value = scope.value(keyed.value, of: keyed.key) else { return }
        values.append(KeyedValue(key: keyed.key, value: value, range: keyed.range, origin: keyed.origin))
    }

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
    /// True if anything of it follows state or the device.
    package var isDynamic: Bool {
        !variants.isEmpty || elementLists.contains { $0.contains(where: \.isDynamicWithin) }
    }
}

extension Element {
    /// True if a value of its own follows state or the device.
    package var isDynamic: Bool { !variants.isEmpty || values.contains { $0.value.isDynamic } }

    /// True if it, or something in it, follows state or the device.
    var isDynamicWithin: Bool { isDynamic || all.contains { $0.contains(where: \.isDynamicWithin) } }
}
