@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var constraintsNearEdge: [UInt: [NSLayoutConstraint]] = [:]
    private var constraintsAwayFromEdge: [UInt: [NSLayoutConstraint]] = [:]

    /// The edges that the tracked thing stands at; the keyboard, hidden or docked, stands at the bottom.
    var nearEdges: NSDirectionalRectEdge { [] }

    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        constraintsNearEdge[edge.rawValue] = trackedConstraints
        for constraint in trackedConstraints { constraint.isActive = nearEdges.isSuperset(of: edge) }
    }

    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraintsNearEdge[edge.rawValue] ?? []
    }

    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        constraintsAwayFromEdge[edge.rawValue] = trackedConstraints
        for constraint in trackedConstraints { constraint.isActive = nearEdges.isDisjoint(with: edge) }
    }

    open func constraintsActiveWhenAway(from edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraintsAwayFromEdge[edge.rawValue] ?? []
    }

    open func removeAllTrackedConstraints() {
        let tracked = Array(constraintsNearEdge.values) + Array(constraintsAwayFromEdge.values)
        NSLayoutConstraint.deactivate(tracked.flatMap { $0 })
        constraintsNearEdge = [:]
        constraintsAwayFromEdge = [:]
    }
}
