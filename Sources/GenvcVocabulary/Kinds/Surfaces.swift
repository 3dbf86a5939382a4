extension Kind {
    /// Elements that scroll as one, along one axis.
    package static let scrollView = Kind(
        "scrollView", typeName: "UIScrollView", content: .scroll, intrinsicSize: .content, drawing: .container,
        events: [
            Event(
                "didScroll", .scrollViewDelegate,
                payload: Event.Payload(name: "contentOffset", type: "CGPoint", property: "contentOffset"))
        ],
        standards: ["clipsToBounds": "true"],
        example:
            "{ scrollView: pages, axis: horizontal, isPagingEnabled: true, items: [ { label: first, text: First }, { label: second, text: Second } ] }",
        "Rows, or items along an axis, that scroll within the screen.",
        keys: [
            .rows, .items,
            Key(
                "axis", .choice(.axis), .layout(.axis), standard: LayoutAxis.standard.rawValue,
                "The direction in which it scrolls."),
            Key(
                "isPagingEnabled", .boolean, .layout(.isPagingEnabled), standard: "false",
                "Whether it stops at each child; the children are then as long as it is."),
            Key(
                "showsIndicators", .boolean, .construction(.scrollIndicators), standard: "true",
                "Whether it shows how far it is scrolled."),
            .property("bounces", .boolean, standard: "true", "Whether it goes a little beyond its ends."),
            .property(
                "isScrollEnabled", .boolean, standard: "true", meaning: .isScrollEnabled, "Whether it scrolls."),
            .dismissal,
        ] + Key.container)

    static let visualEffectView = Kind(
        "visualEffectView", typeName: "UIVisualEffectView", traits: [.paintsItself], content: .contentView,
        intrinsicSize: .none, drawing: .area,
        example: "{ visualEffectView: frost, effect: systemMaterial, rows: [ { label: note, text: Over a picture } ] }",
        "A blur of what lies under it, with rows on it.",
        keys: [
            Key("effect", .choice(.blurEffectStyle), .construction(.blurEffect), isRequired: true, "The blur."),
            // UIKit draws the effect over what the view itself is filled with.
            Key(
                "backgroundColor", .color, .property("contentView.backgroundColor"), meaning: .backgroundColor,
                "The colour over the blur, behind the rows."),
            .rows,
        ] + Key.container)

    static let gradientView = Kind(
        "gradientView", typeName: "GradientView", traits: [.paintsItself], intrinsicSize: .none, drawing: .area,
        standards: ["isUserInteractionEnabled": "false"],
        example: "{ gradientView: shade, colors: [clear, black 60%], height: 80 }",
        "Colors that run into each other.",
        keys: [
            .required("colors", .colors, "Two colors or more, from the start to the end."),
            .property(
                "startPoint", .unitPoint, standard: "0.5x0",
                "Where the first color stands: `0x0` is the top at the leading side, `1x1` the bottom at the other."),
            .property("endPoint", .unitPoint, standard: "0.5x1", "Where the last color stands."),
        ])
}
