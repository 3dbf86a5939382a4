// What every screen has once: no node of a spec, but an object with keys as others are.
extension Kind {
    package static let navigationItem = part("navigationItem", "UINavigationItem", .navigation)
    package static let tabBarItem = part("tabBarItem", "UITabBarItem", .tabBarItem)
    /// The search bar of the navigation bar.
    package static let navigationSearch = part("search", "UISearchBar", .search, events: Event.search)
    package static let viewController = Kind(
        "viewController", standing: .part, typeName: "UIViewController", intrinsicSize: .none, drawing: .container,
        example: "", "The controller of the screen.", keys: Key.controller)

    private static func part(_ name: String, _ type: String, _ group: KeyGroup, events: [Event] = []) -> Kind {
        Kind(
            name, standing: .part, typeName: type, intrinsicSize: .none, drawing: .field, events: events, example: "",
            "A part of the screen.", keys: Key.keys(of: group))
    }
}
