import GenvcDiagnostics
import GenvcVocabulary

/// One element of the spec: its kind, its id, the values of its keys, and the elements in it.
///
/// It never changes once it is read, so it is a reference: every stage holds elements, and none copies them.
package final class Element: Sendable {
    /// The kind of the element, which decides what keys it takes and what code it becomes.
    package let kind: Kind
    /// The id; nil for a nameless element, also for one that stands alone in a slot.
    package let id: Identifier?
    /// The values of its keys: first its own, then those of its styles. A key appears once.
    package let values: [KeyedValue]
    /// The cases of `when`, in order.
    package let variants: [Variant]
    /// The element as the spec writes it, if this one has sampled values in place of references; nil if nothing in it
    /// follows state.
    package let source: Element?
    /// The number of this view among those that a `repeat` makes, from 0; nil for an element without `repeat`.
    package let place: Int?
    /// The names of its styles in the order in which they apply, the standard style of the kind first.
    package let styles: [String]
    /// The class that sets the keys of a shipped style; nil without such a style.
    package let component: String?
    /// The elements under `rows`, `items`, or the `actions` of an alert, in order.
    package let children: [Element]
    /// The elements under `leading`, `center` and `trailing`; nil if the row has `items`.
    package let slots: RowSlots?
    /// The layers over the element; the first lies lowest.
    package let overlay: [Element]
    /// The layers behind the element; the first lies lowest.
    package let underlay: [Element]
    /// The actions of its menu.
    package let menu: [Element]
    /// The actions that VoiceOver offers for the element.
    package let accessibilityActions: [Element]
    /// The actions that a swipe over a cell shows.
    package let swipes: SwipeActions?
    /// The elements that a list shows while it has no cells.
    package let emptyState: [Element]
    /// For an element of a component, the views that fill the slots of the component; for a slot, the view that fills
    /// it.
    package let fillings: [SlotFilling]
    /// The slot of a row in which the element stands alone and after which it is named.
    package let slot: Slot?
    /// The range of the kind key and the id: findings about the element stand there.
    package let range: SourceRange

    /// An element of the parts that are given: a list that is left out is empty, and anything else nil.
    package init(
        kind: Kind, id: Identifier?, values: [KeyedValue], variants: [Variant] = [], source: Element? = nil,
        place: Int? = nil,
        styles: [String] = [], component: String? = nil,
        children: [Element] = [], slots: RowSlots? = nil, overlay: [Element] = [], underlay: [Element] = [],
        menu: [Element] = [], accessibilityActions: [Element] = [], swipes: SwipeActions? = nil,
        emptyState: [Element] = [], fillings: [SlotFilling] = [], slot: Slot? = nil, range: SourceRange
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

    /// A named place of a row.
    package enum Slot: String, Sendable, Hashable, CaseIterable {
        case leading, center, trailing
    }
}
