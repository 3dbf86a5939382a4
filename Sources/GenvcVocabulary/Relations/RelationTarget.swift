/// A target of a relation of `constraints` other than a view with an id. No id may be one of these words.
package enum RelationTarget: String, Sendable, Hashable, CaseIterable {
    /// The view around the element: its band, stack or card, or the host of its layer.
    case parent
    /// The element.
    case `self`
    /// The view of the controller.
    case screen
    /// The layout guides of the controller's view.
    case safeArea, layoutMargins, readableContent, keyboard

    /// True for layout guides of the controller's view, which have no baselines.
    package var isGuide: Bool {
        switch self {
        case .parent, .self, .screen: false
        case .safeArea, .layoutMargins, .readableContent, .keyboard: true
        }
    }

    /// The words of other systems for the targets, for advice.
    package static let synonyms = [
        "superview": "parent", "super": "parent", "container": "parent", "stack": "parent", "host": "parent",
        "view": "screen", "window": "screen", "root": "screen", "this": "self", "me": "self", "safe": "safeArea",
        "safeAreaLayoutGuide": "safeArea", "safeAreaLayout": "safeArea", "layoutMarginsGuide": "layoutMargins",
        "margins": "layoutMargins", "margin": "layoutMargins", "readable": "readableContent",
        "readableContentGuide": "readableContent", "keyboardLayoutGuide": "keyboard",
    ]
}
