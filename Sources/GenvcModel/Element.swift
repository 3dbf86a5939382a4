import GenvcDiagnostics
import GenvcVocabulary

/// One view of the spec: its kind, its id, what its keys were given, and what stands in it.
///
/// It never changes once it is read, so it is a reference: every stage holds elements, and none copies them.
package final class Element: Sendable {
    package let kind: Kind
    /// Nil for a nameless element; a nameless node alone in a slot has none either.
    package let id: Identifier?
    /// The values of its keys: the node's own, then those of its styles; a key appears once.
    package let values: [KeyedValue]
    /// What `when` changes, in order.
    package let variants: [Variant]
    /// The element as the spec says it, where this one has the values of a sample; nil where nothing follows state.
    package let source: Element?
    /// Which of those it is that a `repeat` makes, from 0; nil for what stands once.
    package let place: Int?
    /// The styles in the order in which they were given, the standard style of the kind first.
    package let styles: [String]
    /// The class that carries the keys of a shipped style, or nil.
    package let component: String?
    /// What stands in it, in order: `rows`, `items`, or the `actions` of an alert.
    package let children: [Element]
    /// Set when `leading`, `center` or `trailing` were given instead.
    package let slots: Slots?
    package let overlay: [Element]
    package let underlay: [Element]
    /// The actions of its menu.
    package let menu: [Element]
    /// The actions that VoiceOver offers at it.
    package let accessibilityActions: [Element]
    /// What a swipe over it shows, of a cell.
    package let swipes: SwipeActions?
    /// What stands in its place while it has no cells, of a list.
    package let emptyState: [Element]
    /// What is given for the places of a component where it stands; of such a place, what it was given.
    package let fillings: [Filling]
    /// The slot in which the element stands alone, which then names it.
    package let slot: Slot?
    /// The kind key and its id: where findings about the element stand.
    package let range: SourceRange

    package init(
        kind: Kind, id: Identifier?, values: [KeyedValue], variants: [Variant] = [], source: Element? = nil,
        place: Int? = nil,
        styles: [String] = [], component: String? = nil,
        children: [Element] = [], slots: Slots? = nil, overlay: [Element] = [], underlay: [Element] = [],
        menu: [Element] = [], accessibilityActions: [Element] = [], swipes: SwipeActions? = nil,
        emptyState: [Element] = [], fillings: [Filling] = [], slot: Slot? = nil, range: SourceRange
    ) {
        self.kind = kind
        self.id = id
        self.values = values
        self.variants = variants
        self.source = source
        self.place = place
        self.styles = styles
        self.component = component
        self.children = children
        self.slots = slots
        self.overlay = overlay
        self.underlay = underlay
        self.menu = menu
        self.accessibilityActions = accessibilityActions
        self.swipes = swipes
        self.emptyState = emptyState
        self.fillings = fillings
        self.slot = slot
        self.range = range
    }

    package enum Slot: String, Sendable, Hashable, CaseIterable {
        case leading, center, trailing
    }

    /// Actions from each end of a cell, the outermost first.
    package struct SwipeActions: Sendable {
        package let leading: [Element]
        package let trailing: [Element]

        package init(leading: [Element], trailing: [Element]) {
            self.leading = leading
            self.trailing = trailing
        }
    }

    /// The view that is given for a place of a component.
    package struct Filling: Sendable {
        /// The id of the slot in the component.
        package let slot: String
        package let element: Element

        package init(slot: String, element: Element) {
            self.slot = slot
            self.element = element
        }
    }

    package struct Slots: Sendable {
        package let leading: [Element]
        package let center: [Element]
        package let trailing: [Element]

        package init(leading: [Element], center: [Element], trailing: [Element]) {
            self.leading = leading
            self.center = center
            self.trailing = trailing
        }
    }
}

/// A value with the key that it was given to.
package struct KeyedValue: Sendable {
    package let key: Key
    package let value: Value
    package let range: SourceRange
    package let origin: Origin

    package init(key: Key, value: Value, range: SourceRange, origin: Origin) {
        self.key = key
        self.value = value
        self.range = range
        self.origin = origin
    }

    package enum Origin: Sendable, Hashable {
        /// Written at the element.
        case element
        /// From a style of the spec.
        case style(String)
        /// From a style that ships, as it ships.
        case shippedStyle(String)
        /// What the component says of itself, whose class sets it.
        case component
    }
}

/// An id with its place.
package struct Identifier: Sendable, Hashable {
    package let text: String
    package let range: SourceRange

    package init(_ text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }
}

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

    /// The text that the kind shows, or nil.
    package var mainText: LocalizedText? {
        for keyed in values where keyed.key.isMainText {
            if case .text(let text) = keyed.value { return text }
        }
        return nil
    }

    /// The looks that phrases of its text have.
    package var runs: [TextRun] {
        if case .runs(let runs)? = constructionValue(.runs)?.value { return runs }
        return []
    }

    /// True for a picture from the network, always or in a case of `when`.
    package var isRemotePicture: Bool {
        (writtenValues + variants.flatMap(\.values)).contains { keyed in
            if case .binding(let binding) = keyed.value { binding.isRemote } else { false }
        }
    }

    /// True if what it draws goes to its edges, so that round corners show only where it is clipped.
    package var drawsToItsEdges: Bool {
        switch kind.drawing {
        case .picture, .text: true
        // An effect is a view in the view.
        default: kind.content == .contentView
        }
    }

    /// True if it shows a symbol.
    package var showsSymbol: Bool {
        if case .image(let image)? = constructionValue(.image)?.value { image.isSymbol } else { false }
    }

    /// What the band of an element gets behind the id; a row is named `Row` itself.
    package var bandSuffix: String {
        kind.nameSuffix == Self.bandSuffix ? "Band" : Self.bandSuffix
    }

    private static let bandSuffix = "Row"

    /// True if a person types into it: it brings up the keyboard.
    package var isTextInput: Bool {
        kind.traits.contains(.takesText) && value(.isEditable) != .boolean(false)
    }

    /// True for a text view that shows its text as a label does: nobody edits it, and it does not scroll.
    package var isStandingText: Bool {
        kind.traits.contains(.takesText) && !isTextInput && value(.isScrollEnabled) == .boolean(false)
    }

    /// True for a place that shows nothing until code gives it a view.
    package var isEmptySlot: Bool {
        kind.traits.contains(.hidesWhileEmpty) && children.isEmpty && fillings.isEmpty
    }

    /// True if what lies under it has to stand beside it, in a view around both.
    package var needsViewForUnderlay: Bool { !underlay.isEmpty && kind.traits.contains(.drawsBehindSubviews) }

    /// True for an input with a label for its error.
    package var hasErrorLabel: Bool { toolValue(.error).map { $0.value != .boolean(false) } ?? false }

    /// The error that the label says in this look, or nil.
    package var errorMessage: LocalizedText? {
        if case .text(let text)? = toolValue(.error)?.value { return text }
        return nil
    }

    /// True for what scrolls from top to bottom and has no height of its own.
    package var scrollsVertically: Bool {
        let isScroller =
            switch kind.content {
            case .sections: true
            case .scroll: layoutValue(.axis)?.value != .choice("horizontal")
            case .none, .row, .stack, .grid, .rows, .contentView, .component, .slot, .cells: false
            }
        guard isScroller, layoutValue(.aspectRatio) == nil else { return false }
        guard let height = layoutValue(.height)?.value else { return true }
        guard case .dimension(let rules) = height else { return false }
        return rules.allSatisfy { $0.relation == .minimum || $0.relation == .maximum }
    }

    /// How often it stands, or nil for once.
    package var repetition: Repetition? {
        if case .repetition(let repetition)? = toolValue(.repetition)?.value { return repetition }
        return nil
    }

    /// True if that key was given `true`.
    package func isTrue(_ key: Effect.ToolKey) -> Bool {
        toolValue(key)?.value == .boolean(true)
    }
}
