import GenvcVocabulary

extension Element {
    /// The same element with other values.
    package func replacing(values: [KeyedValue]) -> Element {
        Element(
            kind: kind, id: id, values: values, variants: variants, source: source, place: place, styles: styles,
            component: component, children: children, slots: slots, overlay: overlay, underlay: underlay, menu: menu,
            accessibilityActions: accessibilityActions, swipes: swipes, emptyState: emptyState, fillings: fillings,
            slot: slot, range: range)
    }

    /// The lists of elements in it, layers included; the actions of a menu stand in no view.
    package var all: [[Element]] {
        [
            children, slots?.leading ?? [], slots?.center ?? [], slots?.trailing ?? [], fillings.map(\.element),
            overlay, underlay, emptyState,
        ]
    }

    /// The value that decides frames under that key, or nil.
    package func layoutValue(_ key: Effect.LayoutKey) -> KeyedValue? {
        first(.layout(key))
    }

    /// True if it has a value of that key, or has one in a case of `when`.
    package func sometimesHas(_ key: Effect.LayoutKey) -> Bool {
        layoutValue(key) != nil || variants.contains { $0.values.contains { $0.key.effect == .layout(key) } }
    }

    /// The value that the tool reads under that key, or nil.
    package func toolValue(_ key: Effect.ToolKey) -> KeyedValue? {
        first(.tool(key))
    }

    /// The value that takes part in making the view under that key, or nil.
    package func constructionValue(_ key: Effect.Construction) -> KeyedValue? {
        first(.construction(key))
    }

    /// The value of the key of that name, or nil.
    package func value(named name: String) -> KeyedValue? {
        for index in values.indices where values[index].key.name == name { return values[index] }
        return nil
    }

    /// A loop over indices copies only the value that is found; the accessors run for every element many times.
    private func first(_ effect: Effect) -> KeyedValue? {
        for index in values.indices where values[index].key.effect == effect { return values[index] }
        return nil
    }

    /// The place of the value of that very key, or nil.
    package func index(of key: Key) -> Int? {
        for index in values.indices where values[index].key === key { return index }
        return nil
    }

    /// The value of the key with that meaning, or nil.
    package func value(_ meaning: Key.Meaning) -> Value? {
        for index in values.indices where values[index].key.meaning == meaning { return values[index].value }
        return nil
    }

    /// The values as the spec says them, references and all.
    package var writtenValues: [KeyedValue] { source?.values ?? values }

    /// True if that key was given `true`.
    package func isTrue(_ key: Effect.ToolKey) -> Bool {
        toolValue(key)?.value == .boolean(true)
    }
}
