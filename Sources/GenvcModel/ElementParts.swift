/// The swipe actions at each end of a cell, the outermost first.
package struct SwipeActions: Sendable {
    /// The actions that a swipe from the leading edge uncovers.
    package let leading: [Element]
    /// The actions that a swipe from the trailing edge uncovers.
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
    /// The view that is given for the slot.
    package let element: Element

    package init(slot: String, element: Element) {
        self.slot = slot
        self.element = element
    }
}

/// The elements of a row by their places.
package struct RowSlots: Sendable {
    /// The elements at the leading edge of the row.
    package let leading: [Element]
    /// The elements in the middle of the row.
    package let center: [Element]
    /// The elements at the trailing edge of the row.
    package let trailing: [Element]

    package init(leading: [Element], center: [Element], trailing: [Element]) {
        self.leading = leading
        self.center = center
        self.trailing = trailing
    }
}
