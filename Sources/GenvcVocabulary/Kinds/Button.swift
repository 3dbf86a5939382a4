extension Kind {
    static let button = Kind(
        "button", typeName: "UIButton", traits: [.showsText, .isInteractive, .hasConfiguration], caption: .button,
        intrinsicSize: .button, drawing: .button, standardHeight: .minimum(token: "control"),
        events: [Event("didTap", .control("touchUpInside"))], standards: ["isAccessibilityElement": "true"],
        example: "{ button: login, title: Log In, style: primary }",
        "A title, an image or both, to tap.",
        keys: [
            Key("title", .text, .configuration("title"), isMainText: true, "The title."),
            Key("subtitle", .text, .configuration("subtitle"), meaning: .subtitle, "A second, smaller line."),
            Key("image", .image, .configuration("image"), meaning: .image, "An asset, or `symbol:name`."),
            Key(
                "imagePlacement", .choice(.imagePlacement), .configuration("imagePlacement"), standard: "leading",
                meaning: .imagePlacement,
                "The side of the title on which the image stands."),
            Key(
                "imagePadding", .length(.spacing), .configuration("imagePadding"), standard: "0",
                meaning: .imagePadding,
                "Points between image and title."),
            Key(
                "configuration", .choice(.configuration), .construction(.configuration),
                standard: ButtonLook.standard.rawValue, "The look, as `UIButton.Configuration` names it."),
            Key(
                "cornerStyle", .choice(.cornerStyle), .configuration("cornerStyle"), standard: "dynamic",
                meaning: .cornerStyle,
                "How the corners of its background are rounded."),
            Key(
                "buttonSize", .choice(.buttonSize), .configuration("buttonSize"), standard: "medium",
                meaning: .buttonSize,
                "How much room it keeps around the title."),
            Key(
                "baseForegroundColor", .color, .configuration("baseForegroundColor"), meaning: .baseForegroundColor,
                "The colour of title and image."),
            Key(
                "baseBackgroundColor", .color, .configuration("baseBackgroundColor"), meaning: .baseBackgroundColor,
                "The colour of the background."),
            Key(
                "backgroundColor", .color, .configuration("background.backgroundColor"), meaning: .backgroundColor,
                "The colour behind title and image, within the corners; it stays as it is where the button is pressed."),
            Key(
                "borderWidth", .length(.spacing), .configuration("background.strokeWidth"), standard: "0",
                meaning: .borderWidth,
                "Points, along the corners."),
            Key(
                "borderColor", .color, .configuration("background.strokeColor"),
                "Follows light and dark appearance."),
            Key(
                "margins", .insets, .configuration("contentInsets"), meaning: .contentInsets,
                "Room around title and image, in place of what `buttonSize` keeps."),
            Key("font", .font, .construction(.titleFont), meaning: .font, "Text style or points, weight, design."),
            .property(
                "contentHorizontalAlignment", .choice(.contentHorizontalAlignment), standard: "center",
                "Where title and image stand across the button; `fill` stretches an image."),
            .property(
                "contentVerticalAlignment", .choice(.contentVerticalAlignment), standard: "center",
                "Where title and image stand from top to bottom."),
            Key(
                "showsActivityIndicator", .boolean, .configuration("showsActivityIndicator"), standard: "false",
                "A spinner in place of the image."),
            .property(
                "hitArea", .length(.height), standard: "0", meaning: .hitArea,
                "The least width and height in which it takes touches, as far as what is around it reaches."),
            .menu,
            .isEnabled,
            .isSelected,
            .changesSelection,
        ],
        rules: [
            .needs("imagePlacement", "image"), .needs("imagePadding", "image"),
            // A configuration draws its border along all corners alike.
            .excludes("maskedCorners", "borderWidth"),
        ] + Key.controlStateRules)
}
