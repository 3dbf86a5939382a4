extension UIView {
    public var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

    public func insertSubview(_ view: UIView, at index: Int) {
        precondition(view !== self, "a view cannot be its own subview")
        precondition(
            (self as? UIVisualEffectView).map { $0.contentView === view } ?? true,
            "UIKit raises an exception: views are added to the content view of a visual effect view")
        let previousSuperview = view.superview
        let previousWindow = view.window
        view.willMove(toSuperview: self)
        if let previousSuperview {
            previousSuperview.subviews.removeAll { $0 === view }
        }
        if previousSuperview !== self {
            previousSuperview?.removeConstraints(crossing: view)
        }
        view.superview = self
        subviews.insert(view, at: min(index, subviews.count))
        didAddSubview(view)
        view.didMoveToSuperview()
        if view.window !== previousWindow { view.tellOfWindow() }
        setNeedsLayout()
        setNeedsTraitDelivery()
    }

    /// Tells the view, and all in it, of another window.
    func tellOfWindow() {
        didMoveToWindow()
        for subview in subviews { subview.tellOfWindow() }
    }

    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        view.removeFromSuperviewKeepingConstraints(in: self)
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
    }

    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        view.removeFromSuperviewKeepingConstraints(in: self)
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    var root: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// The view that has the keyboard, of this one and those below it.
    var firstResponder: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
    }

    func nearestCommonAncestor(with other: UIView) -> UIView? {
        sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
    }

    private func removeFromSuperviewKeepingConstraints(in newSuperview: UIView) {
        guard superview === newSuperview else { return }
        newSuperview.subviews.removeAll { $0 === self }
    }
}
