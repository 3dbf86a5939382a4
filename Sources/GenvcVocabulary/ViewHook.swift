/// A moment in the life of a view of which a component tells.
package enum ViewHook: String, Sendable, Hashable, CaseIterable {
    case didMoveToWindow, layoutSubviews, tintColorDidChange

    /// What the component tells where it stands.
    package var event: Event {
        let (verb, suffix) =
            switch self {
            case .didMoveToWindow: ("didMove", "ToWindow")
            case .layoutSubviews: ("didLayout", "Subviews")
            case .tintColorDidChange: ("didChange", "TintColor")
            }
        return Event(verb, suffix: suffix, .closure(closure))
    }

    /// The name of the closure that tells it; the method of `UIView` has the name of the hook.
    package var closure: String { "on" + rawValue.capitalizedFirst }
}
