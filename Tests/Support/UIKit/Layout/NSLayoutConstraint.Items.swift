extension NSLayoutConstraint {
    /// True if an item is `view`, a view below it, or a guide of one of these.
    func mentions(insideOf view: UIView) -> Bool {
        [firstItem, secondItem].contains { item in
            let itemView = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
            return itemView?.isDescendant(of: view) ?? false
        }
    }
}
