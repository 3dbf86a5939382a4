extension Kind {
    /// A stack of elements side by side, or of three slots.
    package static let row = Kind(
        "row", typeName: "UIStackView", traits: [.mayBeNameless], content: .row, intrinsicSize: .content,
        drawing: .container,
        example:
            "{ row: account, spacing: small, items: [ { label: name, text: Name }, { switch: active, accessibilityLabel: Active } ] }",
        "Elements side by side: `items`, or `leading`, `center`, `trailing`.",
        keys: [.items] + Key.slots + Key.container)

    /// A stack of elements one below the other, which `axis` turns.
    package static let stackView = Kind(
        "stackView", typeName: "UIStackView", traits: [.mayBeNameless], content: .stack, intrinsicSize: .content,
        drawing: .container,
        example:
            "{ stackView: names, spacing: tiny, items: [ { label: name, text: Name }, { label: handle, text: Handle } ] }",
        "Elements one below the other; `axis: horizontal` turns it.",
        keys: [
            .items,
            Key("axis", .choice(.axis), .layout(.axis), standard: LayoutAxis.standard.rawValue, "The direction."),
        ]
            + Key.container)

    static let grid = Kind(
        "grid", typeName: "UIStackView", traits: [.mayBeNameless], content: .grid, intrinsicSize: .content,
        drawing: .container,
        example: "{ grid: keys, columns: 2, items: [ { button: one, title: One }, { button: two, title: Two } ] }",
        "Lines of `columns` elements, all as wide and as high as each other.",
        keys: [
            .items,
            Key("columns", .integer(1...100), .layout(.columns), isRequired: true, "Elements in a line."),
            Key.spacing, Key.innerMargins,
        ])

    static let card = Kind(
        "card", typeName: "CardView", traits: [.mayBeNameless], content: .rows, intrinsicSize: .content,
        drawing: .container, standardStyle: "card",
        example: "{ card: trend, rows: [ { label: week, text: This week } ] }",
        "Rows on a raised surface.",
        keys: [.rows] + Key.container)

    /// A plain view, or one of a class of the user's.
    package static let view = Kind(
        "view", typeName: "UIView", traits: [.isPlainView], content: .rows, intrinsicSize: .none, drawing: .area,
        example: "{ view: chart, class: LineChartView, height: 200, accessibilityLabel: Weekly trend }",
        "A view of your own (`class:`), a plain one, or one with rows.",
        keys: [.rows] + Key.container)

    static let child = Kind(
        "child", typeName: "UIViewController", nameSuffix: "ViewController", traits: [.holdsController],
        intrinsicSize: .none, drawing: .area,
        example: "{ child: details, class: DetailsViewController, height: 200 }",
        "The view of another view controller: of one that `class` makes, or of the one that code sets.",
        keys: [], rules: [.needs("properties", "class"), .needs("swift", "class")])

    static let slot = Kind(
        "slot", typeName: "SlotView", traits: [.hidesWhileEmpty], content: .slot, intrinsicSize: .none, drawing: .area,
        example: "{ slot: promo }",
        "A place in a component for what is given where that stands, or for a view that code gives later, `promoSlot.content = banner`; hidden while it has none.",
        keys: [Key("rows", .nodes, .content(.rows), "What stands in it until something else is given.")])
}
