extension Key {
    /// The keys of the file itself.
    package static let screen: [Key] = rowsAndState + controller

    /// The key that begins a screen.
    package static let screenName = Key(
        "screen", .typeName, .tool(.screen), isRequired: true, "The name: `Login` makes `LoginViewController`.")
    /// The key of views of the spec's own.
    package static let components = Key(
        "components", .components, .tool(.components), "Views of your own: names with parameters and rows.")

    private static let rowsAndState: [Key] = [
        screenName,
        Key(
            "type", .choice(.screenType), .tool(.type),
            "What the screen is; it decides defaults only: `form` and `detail` keep to a readable width, and a `list` is `plain` "
                + "until `list: { appearance: insetGrouped }` groups its sections as Settings does."),
        ios,
        Key(
            "scroll", .choice(.scroll), .tool(.scroll), standard: "none",
            "The direction in which the rows scroll; `vertical` where a row or a bar holds a text input and no row scrolls itself."
        ),
        rootBackgroundColor,
        Key(
            "margins", .insets, .layout(.margins),
            "Around the rows; `{ horizontal: medium }` unless said. `header` and `footer` keep to the same sides, and have "
                + "`margins` of their own."),
        Key(
            "spacing", .length(.spacing), .layout(.spacing), standard: "0",
            "Points between the rows; `header` and `footer` have a `spacing` of their own."),
        Key(
            "alignment", .choice(.screenAlignment), .layout(.alignment), standard: "fill",
            "Where rows stand across the screen."),
        rootMaximumContentSizeCategory,
        Key("width", .contentWidth, .tool(.contentWidth), standard: "full", "`readable`, `full` or the most points."),
        Key(
            "height", .choice(.screenHeight), .tool(.contentHeight), standard: "full",
            "`fitting`: as high as its rows, of a view (`style: view`) that is a part of a screen."),
        Key(
            "preview", .boxes, .tool(.preview),
            "The widths that a view with `height: fitting` is drawn and validated in; `[320, 744]` unless said."),
        Key(
            "edgeToEdge", .boolean, .layout(.edgeToEdge), standard: "false",
            "What scrolls, and rows with `edgeToEdge`, reach from side to side of the screen; the others keep to the safe "
                + "area."),
        Key("rows", .nodes, .content(.rows), isRequired: true, "What stands on the screen, top to bottom."),
        Key("sections", .nodes, .content(.sections), "The sections of a list, instead of `rows`."),
        Key("list", .group(.list), .tool(.list), "How the list is shown whose `sections` these are."),
        Key("header", .bar, .content(.header), "Rows that stay above the others."),
        Key("footer", .bar, .content(.footer), "Rows that stay below the others, above the keyboard."),
        Key(
            "overlay", .nodes, .content(.overlay),
            "What stands over everything: over all of the screen, or at its `placement` in the safe area."),
        Key("underlay", .nodes, .content(.underlay), "What stands behind everything, placed as an overlay is."),
        Key("navigation", .group(.navigation), .tool(.navigation), "The navigation bar."),
        Key("tabBar", .boolean, .tool(.tabBar), standard: "false", "Whether a tab bar stands below: drawn, counted."),
        Key("state", .fields, .tool(.state), "What the screen shows and a person changes: names with types."),
        Key(
            "when", .variants, .tool(.variants),
            "Cases with a condition under `if`, and the keys that the screen has while it holds."),
        Key(
            "accessibilityNotifications", .variants, .tool(.accessibilityNotifications),
            "What VoiceOver is told: cases with `if`, each posted when a field of `state` that it reads changes and the "
                + "condition holds."),
        Key(
            "keyboardBar", .choices(.keyboardBar), .tool(.keyboardBar),
            "The buttons of a bar above the keyboard, for all text inputs."),
        strings, use,
        components,
        Key("styles", .styleDefinitions, .tool(.styles), "Named sets of keys."),
        Key(
            "imports", .modules, .tool(.imports),
            "The modules besides UIKit that classes and Swift of yours come from."),
        Key("swift", .statements, .tool(.swift), "Swift statements at the end of `viewDidLoad`."),
    ]

    /// The color of the view around all others.
    package static let rootBackgroundColor = Key(
        "backgroundColor", .color, .property("backgroundColor"), standard: "background", meaning: .backgroundColor,
        "The colour behind it all.")

    private static let rootMaximumContentSizeCategory = Key.property(
        "maximumContentSizeCategory", .choice(.contentSizeCategory), meaning: .maximumContentSizeCategory,
        "The largest text size that all of it follows.")

    /// The keys of a screen that set properties of the view around all others.
    static let root: [Key] = [rootBackgroundColor, rootMaximumContentSizeCategory]

    /// The files whose styles and components may be named.
    static let use = Key(
        "use", .files, .tool(.use), "Files with styles and components that several specs share; paths from this file.")

    /// The keys of a file without a screen, for specs that use it.
    package static let shared: [Key] = screen.filter { key in
        switch key.effect {
        case .tool(.use), .tool(.strings), .tool(.styles), .tool(.components), .tool(.imports): true
        default: false
        }
    }

    /// The keys of the mappings that a screen key holds.
    package static func keys(of group: KeyGroup) -> [Key] {
        switch group {
        case .navigation: navigation
        case .bar: bar
        case .list: list
        // One for each rule about layouts, which `GenvcChecks` declares: see `Key.level(of:)`.
        case .rules: []
        case .search: search
        case .appearance: appearance
        case .tabBarItem: tabBarItem
        case .sheet: sheet
        case .theme: theme
        case .run: run
        case .accessibilityNotifications: accessibilityNotifications
        case .accessibilityCustomContent: accessibilityCustomContent
        }
    }

    private static let bar: [Key] = [
        rows, innerMargins, spacing,
        .property("backgroundColor", .color, "The colour behind the bar."),
    ]

    /// The keys that a component has besides those of a `view`.
    package static let component: [Key] = [
        Key(
            "base", .choice(.componentBase), .tool(.base), standard: "view",
            "`control`: tapped as a whole, with `isSelected` and `isEnabled`; `label`, `button`: one with looks of its own, "
                + "and no rows."),
        Key("parameters", .fields, .tool(.parameters), "What is given where it stands: names with types."),
        Key("state", .fields, .tool(.state), "What it keeps for itself, and its inputs change: names with types."),
        Key(
            "hooks", .choices(.viewHook), .tool(.hooks),
            "Moments in its life that it tells where it stands, as other events."),
        Key(
            "accessibilityCustomContent", .group(.accessibilityCustomContent), .tool(.accessibilityCustomContent),
            "What VoiceOver offers, piece by piece, besides the label: `{ label:, value: }`, or a list."),
        Key(
            "preview", .boxes, .tool(.preview),
            "The room that it is drawn and validated in, of a file without a screen; devices unless said."),
    ]
}
