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
