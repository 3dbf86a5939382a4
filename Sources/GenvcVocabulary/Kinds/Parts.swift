// The objects that every screen has once: no node of a spec is one, but they have keys as others do.
extension Kind {
    /// The title and the buttons of the navigation bar, which a screen has under `navigation`.
    package static let navigationItem = part("navigationItem", "UINavigationItem", .navigation)
    /// The item of the screen in the tab bar, under the key of the same name.
    package static let tabBarItem = part("tabBarItem", "UITabBarItem", .tabBarItem)
    /// The search bar of the navigation bar.
    package static let navigationSearch = part("search", "UISearchBar", .search, events: Event.search)
    /// The controller of the screen, whose keys stand at the top level of a spec.
    package static let viewController = Kind(
        "viewController", standing: .part, typeName: "UIViewController", intrinsicSize: .none, drawing: .container,
        example: "", "The controller of the screen.", keys: Key.controller)

    /// The view around all others, whose keys stand at the top level of a spec.
    package static let root = Kind(
        "view", standing: .part, typeName: "UIView", intrinsicSize: .none, drawing: .container, example: "",
        "The view around all others.", keys: Key.root)

    private static func part(_ name: String, _ type: String, _ group: KeyGroup, events: [Event] = []) -> Kind {
        Kind(
            name, standing: .part, typeName: type, intrinsicSize: .none, drawing: .field, events: events, example: "",
            "A part of the screen.", keys: Key.keys(of: group))
    }
}
