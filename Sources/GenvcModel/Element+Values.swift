import GenvcVocabulary

extension Element {
    /// The same element with some parts replaced: nil leaves a part as it is.
    package func replacing(
        id: Identifier? = nil, values: [KeyedValue]? = nil, children: [Element]? = nil
    ) -> Element {
        copy(id: id, values: values, children: children) { $0 }
    }

    /// The same element with a change to it and to all that stands in it, actions included, also as the spec writes it.
    package func mapped(_ change: (Element) -> Element) -> Element {
        change(copy { $0.mapped(change) })
    }

    /// The same element with some parts replaced, where they are not nil, and with a change to each element that it
    /// holds otherwise. No other code copies an element part by part, so that a new part is copied everywhere.
    private func copy(
        id: Identifier? = nil, values: [KeyedValue]? = nil, children: [Element]? = nil,
        changing change: (Element) -> Element
    ) -> Element {
        func all(_ elements: [Element]) -> [Element] { elements.map(change) }
        return Element(
            kind: kind, id: id ?? self.id, values: values ?? self.values, variants: variants,
            source: source.map(change), place: place, styles: styles, component: component,
            children: children ?? all(self.children),
            slots: slots.map {
                RowSlots(leading: all($0.leading), center: all($0.center), trailing: all($0.trailing))
            }, overlay: all(overlay), underlay: all(underlay), menu: all(menu),
            accessibilityActions: all(accessibilityActions),
            swipes: swipes.map { SwipeActions(leading: all($0.leading), trailing: all($0.trailing)) },
            emptyState: all(emptyState),
            fillings: fillings.map { SlotFilling(slot: $0.slot, element: change($0.element)) },
            slot: slot, range: range)
    }

    /// The actions of the element: those of its menu, of VoiceOver and of swipes.
    package var actions: [Element] {
        menu + accessibilityActions + (swipes?.leading ?? []) + (swipes?.trailing ?? [])
    }

    /// The lists of elements in the element, layers included; none for an element that holds nothing. The actions of a
    /// menu are no views, and not included.
    package var all: [[Element]] {
        holdsNothing
            ? []
            : [
                children, slots?.leading ?? [], slots?.center ?? [], slots?.trailing ?? [], fillings.map(\.element),
                overlay, underlay, emptyState,
            ]
    }

    /// True for an element without any views in it, as most are: no lists are made of these.
    private var holdsNothing: Bool {
        children.isEmpty && slots == nil && fillings.isEmpty && overlay.isEmpty && underlay.isEmpty
            && emptyState.isEmpty
    }

    /// The value of a layout key; nil if the element has none.
    package func layoutValue(_ key: Effect.LayoutKey) -> KeyedValue? {
        first { if case .layout(let own) = $0 { own == key } else { false } }
    }

    /// True if the element or a case of `when` has a value of that key, in whatever state: a sample that is nil takes
    /// nothing away.
    package func sometimesHas(_ key: Effect.LayoutKey) -> Bool {
        written.layoutValue(key) != nil || written.variedValues.contains { $0.key.effect == .layout(key) }
    }

    /// The value of a tool key; nil if the element has none.
    package func toolValue(_ key: Effect.ToolKey) -> KeyedValue? {
        first { if case .tool(let own) = $0 { own == key } else { false } }
    }

    /// True for a cell or a section of which there is one whatever the state is.
    package var isAlwaysThere: Bool {
        if case .repetition(let repetition)? = toolValue(.repetition)?.value, repetition.isDynamic { return false }
        return !(values + variedValues).contains { $0.key.effect == .construction(.isLeftOut) }
    }

    /// The value of a construction key; nil if the element has none.
    package func constructionValue(_ key: Effect.Construction) -> KeyedValue? {
        first { if case .construction(let own) = $0 { own == key } else { false } }
    }

    /// The value of the key of that name; nil if the element has none.
    package func value(named name: String) -> KeyedValue? {
        for index in values.indices where values[index].key.name == name { return values[index] }
        return nil
    }

    /// A loop over indices copies only the value that is found; the accessors run for every element many times. They
    /// ask for the sort of effect first, which most keys do not have: comparing whole effects takes far longer.
    private func first(where isWanted: (Effect) -> Bool) -> KeyedValue? {
        for index in values.indices where isWanted(values[index].key.effect) { return values[index] }
        return nil
    }

    /// The index in `values` of the value of that very key; nil if the element has none.
    package func index(of key: Key) -> Int? {
        for index in values.indices where values[index].key === key { return index }
        return nil
    }

    /// The value of the key with that meaning; nil if the element has none.
    package func value(_ meaning: Key.Meaning) -> Value? {
        for index in values.indices where values[index].key.meaning == meaning { return values[index].value }
        return nil
    }

    /// The element as the spec writes it, with references in place of sampled values; itself if nothing follows state.
    package var written: Element { source ?? self }

    /// The values as the spec writes them, with references instead of samples.
    package var writtenValues: [KeyedValue] { written.values }

    /// True if the spec gives that key the value `true`.
    package func isTrue(_ key: Effect.ToolKey) -> Bool {
        toolValue(key)?.value == .boolean(true)
    }
}
