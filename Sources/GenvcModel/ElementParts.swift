/// The swipe actions at each end of a cell, the outermost first.
package struct SwipeActions: Sendable {
    package let leading: [Element]
    package let trailing: [Element]

    package init(leading: [Element], trailing: [Element]) {
        self.leading = leading
        self.trailing = trailing
    }
}

/// A view that fills a slot of a component.
package struct SlotFilling: Sendable {
    /// The id of the slot in the component.
    package let slot: String
    package let element: Element

    package init(slot: String, element: Element) {
        self.slot = slot
        self.element = element
    }
}

/// The elements of a row by their places.
package struct RowSlots: Sendable {
    package let leading: [Element]
    package let center: [Element]
    package let trailing: [Element]

    package init(leading: [Element], center: [Element], trailing: [Element]) {
        self.leading = leading
        self.center = center
        self.trailing = trailing
    }
}
