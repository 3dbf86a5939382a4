/// A moment in the life cycle of a view that a component reports: a method of `UIView`, by its name.
package enum ViewHook: String, Sendable, Hashable, CaseIterable {
    case didMoveToWindow, layoutSubviews, tintColorDidChange

    /// The event that the component reports to its owner.
    package var event: Event {
        let (verb, suffix) =
            switch self {
            case .didMoveToWindow: ("didMove", "ToWindow")
            case .layoutSubviews: ("didLayout", "Subviews")
            case .tintColorDidChange: ("didChange", "TintColor")
            }
        return Event(verb, suffix: suffix, .closure(closure))
    }

    /// The name of the closure that reports it; the method of `UIView` has the name of the hook.
    package var closure: String { "on" + rawValue.capitalizedFirst }
}
