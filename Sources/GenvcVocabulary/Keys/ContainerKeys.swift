extension Key {
    /// The way in which a view that scrolls within the screen puts the keyboard away.
    static let dismissal = Key.property(
        "keyboardDismissMode", .choice(.keyboardDismissMode), standard: "none", meaning: .keyboardDismissMode,
        "How scrolling it puts the keyboard away.")

    static let spacing = Key(
        "spacing", .length(.spacing), .layout(.spacing), standard: "0", "Points between the children.")
    static let stackAlignment = Key(
        "alignment", .choice(.stackAlignment), .layout(.alignment), "Where children stand across the stack.")
    static let distribution = Key(
        "distribution", .choice(.distribution), .layout(.distribution), standard: "fill",
        "How children share the length of the stack.")
    static let innerMargins = Key("margins", .insets, .layout(.margins), "Room inside the view, around its children.")

    /// The keys of everything that holds children.
    static let container: [Key] = [spacing, stackAlignment, distribution, innerMargins]

    static let items = Key("items", .nodes, .content(.items), "What stands in it, in order.")
    /// The key of what stands in a view, from top to bottom.
    package static let rows = Key("rows", .nodes, .content(.rows), "What stands in it, top to bottom.")

    /// The keys of a row with places of its own.
    static let slots: [Key] = [
        Key("leading", .nodes, .content(.leading), "What stands at the leading edge."),
        Key("center", .nodes, .content(.center), "What takes the room between."),
        Key("trailing", .nodes, .content(.trailing), "What stands at the trailing edge."),
        Key("pattern", .choice(.pattern), .layout(.pattern), "Standard widths for the slots."),
    ]
}
