extension Kind {
    /// A list with sections of cells, among the rows of a screen or as all of it.
    package static let collectionView = Kind(
        "collectionView", typeName: "UICollectionView", content: .sections,
        intrinsicSize: .none, drawing: .container, events: [Event("didReachEnd", .lastCell)],
        standards: ["clipsToBounds": "true"],
        example:
            "{ collectionView: sounds, height: 120, sections: [ { section: all, items: [ { cell: chime, text: Chime } ] } ] }",
        "Cells in sections among rows, made as they come into sight.",
        keys: Key.keys(of: .list) + [.sections, .dismissal])

    static let section = Kind(
        "section", standing: .section, typeName: "NSDiffableDataSourceSnapshot", content: .cells,
        intrinsicSize: .content, drawing: .container,
        example: "{ section: alerts, header: Alerts, items: [ { cell: sound, text: Sound } ] }",
        "Cells that belong together, in a list.",
        keys: [
            Key("header", .text, .construction(.sectionText), "The text above its cells, or a component."),
            Key("footer", .text, .construction(.sectionText), "The text below its cells, or a component."),
            Key(
                "layout", .choice(.sectionLayout), .construction(.sectionLayout), standard: "list",
                "How its cells stand: one below the other, in lines of `columns`, or side by side."),
            Key("columns", .integer(1...12), .layout(.columns), standard: "2", "Cells in a line of a grid."),
            Key(
                "itemSize", .itemSize, .construction(.itemSize),
                "The size of the cells of a carousel, `140x180`; without a height they are as high as their content."),
            Key(
                "spacing", .length(.spacing), .layout(.spacing), standard: "0",
                "Points between the cells of a grid or a carousel."),
            Key(
                "margins", .insets, .layout(.margins),
                "Room around the cells of a grid or a carousel; its header and its footer stand within it as well."),
            .items, .suppress,
        ],
        rules: [
            .needsWord("columns", "layout", ["grid"]), .needsWord("itemSize", "layout", ["carousel"]),
            .needsWord("spacing", "layout", ["grid", "carousel"]),
            .needsWord("margins", "layout", ["grid", "carousel"]),
        ])

    static let cell = Kind(
        "cell", standing: .cell, typeName: listCellClass, traits: [.showsText, .isInteractive],
        intrinsicSize: .cell, drawing: .cell, standardHeight: .minimum(token: "control"),
        events: [
            Event("didSelect", .selection), Event("didChange", .accessorySwitch),
            Event("didTap", suffix: "Detail", .accessoryDetail),
        ],
        example: "{ cell: sound, text: Sound, secondaryText: Chime, configuration: valueCell, accessories: checkmark }",
        "A line of a list: a text, a second one, an image, and what stands at its end.",
        keys: [
            Key("text", .text, .configuration("text"), isMainText: true, "The text."),
            Key("secondaryText", .text, .configuration("secondaryText"), meaning: .subtitle, "The second text."),
            Key("image", .image, .configuration("image"), meaning: .image, "An asset, or `symbol:name`."),
            Key(
                "imageTintColor", .color, .configuration("imageProperties.tintColor"), meaning: .tintColor,
                "The colour of a symbol."),
            Key(
                "configuration", .choice(.cellConfiguration), .construction(.configuration), standard: "cell",
                "How the texts stand, as `UIListContentConfiguration` names it."),
            Key("font", .font, .configuration("textProperties.font"), meaning: .font, "The font of the text."),
            Key(
                "textColor", .color, .configuration("textProperties.color"), standard: "label", takesNil: false,
                meaning: .textColor,
                "The colour of the text."),
        ] + Key.cell + [
            .accessibilityLabel, .when, .repetition, .event, .presents, .opens, .feedback, .style, .previewName,
            .suppress,
        ],
        rules: [.needs("imageTintColor", "image")])

    /// The class of every cell that stands in a list.
    package static let listCellClass = "UICollectionViewListCell"

    /// The text above or below a section, where a list is drawn and laid out; no word of a spec.
    package static let sectionText = Kind(
        "sectionText", standing: .section, typeName: "UIListContentView", nameSuffix: "Label", traits: [.showsText],
        intrinsicSize: .text,
        drawing: .text, example: "", "A header or a footer.",
        keys: [
            Key("text", .text, .property("text"), isMainText: true, "The text."), .font, .innerMargins,
        ])
}

extension Key {
    /// The keys that every cell of a list takes, whatever stands in it.
    package static let cell: [Key] = [
        Key(
            "accessories", .accessories, .construction(.accessories),
            "What stands at its end: `disclosureIndicator`, `checkmark`, `detail`, `switch`, `{ text: 3 }`, or a list."
        ),
        Key(
            "isOn", .boolean, .construction(.switchState), standard: "false",
            "Whether the switch among its accessories is on."),
        Key(
            "isEnabled", .boolean, .property("isUserInteractionEnabled"), standard: "true", meaning: .isEnabled,
            "Whether it can be used; it is dimmed if not."),
        Key(
            "isHidden", .boolean, .construction(.isLeftOut), standard: "false", meaning: .isHidden,
            "Left out of the list."),
        Key(
            "leadingSwipeActions", .nodes, .content(.leadingSwipeActions),
            "The actions of a swipe from its beginning, the outermost first."),
        Key(
            "trailingSwipeActions", .nodes, .content(.trailingSwipeActions),
            "The actions of a swipe from its end, the outermost first."),
        Key("menu", .nodes, .content(.menu), "The actions that a long press shows."),
    ]

    static let sections = Key("sections", .nodes, .content(.sections), isRequired: true, "Its sections, in order.")

    /// The keys of `list` of a screen, which the kind `collectionView` has as well.
    static let list: [Key] = [
        Key(
            "appearance", .choice(.listAppearance), .construction(.listAppearance),
            standard: ListAppearance.standard.rawValue, "The look of the list."),
        Key(
            "showsSeparators", .boolean, .construction(.showsSeparators), standard: "true",
            "Whether lines stand between its cells."),
        Key(
            "refresh", .boolean, .construction(.refresh), standard: "false",
            "Whether it can be pulled down; a field of `state` tells how long it refreshes."),
        Key("emptyState", .nodes, .content(.emptyState), "What stands in its place while it has no cells."),
        .event,
    ]
}
