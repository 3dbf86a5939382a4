import GenvcVocabulary

extension Element {
    /// The same element with some parts replaced: nil leaves a part as it is. No other code copies an element part by
    /// part, so that a new part is copied everywhere.
    package func replacing(
        id: Identifier? = nil, values: [KeyedValue]? = nil, children: [Element]? = nil, menu: [Element]? = nil,
        accessibilityActions: [Element]? = nil
    ) -> Element {
        Element(
            kind: kind, id: id ?? self.id, values: values ?? self.values, variants: variants, source: source,
            place: place, styles: styles, component: component, children: children ?? self.children, slots: slots,
            overlay: overlay, underlay: underlay, menu: menu ?? self.menu,
            accessibilityActions: accessibilityActions ?? self.accessibilityActions, swipes: swipes,
            emptyState: emptyState, fillings: fillings, slot: slot, range: range)
    }

    /// The lists of elements in the element, layers included. The actions of a menu are no views, and not included.
    package var all: [[Element]] {
        [
            children, slots?.leading ?? [], slots?.center ?? [], slots?.trailing ?? [], fillings.map(\.element),
            overlay, underlay, emptyState,
        ]
    }

    /// The value of a layout key; nil if the element has none.
    package func layoutValue(_ key: Effect.LayoutKey) -> KeyedValue? {
        first(.layout(key))
    }

    /// True if the element or a case of `when` has a value of that key.
    package func sometimesHas(_ key: Effect.LayoutKey) -> Bool {
        layoutValue(key) != nil || variants.contains { $0.values.contains { $0.key.effect == .layout(key) } }
    }

    /// The value of a tool key; nil if the element has none.
    package func toolValue(_ key: Effect.ToolKey) -> KeyedValue? {
        first(.tool(key))
    }

    /// The value of a construction key; nil if the element has none.
    package func constructionValue(_ key: Effect.Construction) -> KeyedValue? {
        first(.construction(key))
    }

    /// The value of the key of that name; nil if the element has none.
    package func value(named name: String) -> KeyedValue? {
        for index in values.indices where values[index].key.name == name { return values[index] }
        return nil
    }

    /// A loop over indices copies only the value that is found; the accessors run for every element many times.
    private func first(_ effect: Effect) -> KeyedValue? {
        for index in values.indices where values[index].key.effect == effect { return values[index] }
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
