/// The value that `add` returns: an item and the place it took in its layout.
///
/// It holds no frame, because a later `add` may move or shrink the item; the layout it is asked in has the answer.
public struct PlacedItem: Hashable, Sendable {
    /// The item as it was added.
    public let item: Item
    /// The position in the layout, for `Layout.frame(at:)`.
    public let index: Int

    /// The frame the item has among all items `layout` holds by now.
    ///
    /// - Throws: `LayoutError.itemIncomplete` if `layout` has no such item at this position.
    public func frame(in layout: Layout) throws(LayoutError) -> Rect {
        guard index < layout.items.count, layout.items[index] == item else { throw .itemIncomplete }
        return try layout.frame(at: index)
    }
}
