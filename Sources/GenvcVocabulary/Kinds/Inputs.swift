extension Kind {
    static let textField = Kind(
        "textField", typeName: "UITextField", traits: [.showsText, .isInteractive, .takesText, .adjustsFont],
        caption: .field, intrinsicSize: .field(height: 34), drawing: .field,
        standardHeight: .minimum(token: "control"),
        events: [
            Event(
                "didChange", .control("editingChanged"), payload: Event.Payload(type: "String", property: "text")),
            Event("didReturn", .returnKey),
        ],
        assumptions: [Assumption("borderStyle", "roundedRect"), .bodyFont] + Assumption.keyboard,
        standards: ["isAccessibilityElement": "true"],
        example: "{ textField: email, placeholder: Email, keyboardType: emailAddress }",
        "One line of text that a person types.",
        keys: [
            .mainText("placeholder", "What stands in it while it is empty."),
            .property("text", .text, standard: "", meaning: .typedText, "The text it starts with."),
            .font, .textColor, .textAlignment,
            .property(
                "borderStyle", .choice(.borderStyle), standard: "none",
                meaning: .borderStyle, "The border; `roundedRect` unless said."),
            .property(
                "clearButtonMode", .choice(.clearButtonMode), standard: "never", meaning: .clearButtonMode,
                "When it can be cleared."),
            Key(
                "placeholderColor", .color, .construction(.placeholderColor), "The colour of the placeholder."),
            Key("leftImage", .image, .construction(.leadingImage), "A picture before the text."),
            Key("rightImage", .image, .construction(.trailingImage), "A picture behind the text."),
            .innerMargins,
            Key(
                "revealButton", .choice(.revealButton), .tool(.revealButton),
                "`eye`: a button that shows and hides the text."),
            Key(
                "onReturn", .reference(kind: "button"), .tool(.onReturn),
                "The id of the button that the Return key presses."),
            Key(
                "error", .errorMessage, .tool(.error), standard: "false",
                "Adds a label for an error below the field; `$field` is what it says, nil for no error. `height` is then "
                    + "that of both with the room around them. `focusFirstError()` of the controller moves to the first "
                    + "field that has one; repeated fields are not among them."),
            .isEnabled,
        ] + Key.keyboard,
        rules: [
            .needsTrue("revealButton", "isSecureTextEntry"), .needs("placeholderColor", "placeholder"),
            .excludes("rightImage", "revealButton"), .excludes("margins", "revealButton"),
        ])

    static let searchBar = Kind(
        "searchBar", typeName: "UISearchBar", traits: [.showsText, .isInteractive, .takesText], caption: .field,
        intrinsicSize: .height(56), drawing: .field, standardHeight: .minimum(token: "largeControl"),
        events: [
            Event("didChange", .searchBarText, payload: Event.Payload(type: "String", property: "text")),
            Event("didSearch", .searchBarSearch),
            Event("didCancel", .searchBarCancel, when: .isNot("false", "showsCancelButton")),
        ],
        assumptions: Assumption.keyboard,
        standards: [
            "returnKeyType": "search", "autocapitalizationType": "none", "enablesReturnKeyAutomatically": "true",
        ],
        example: "{ searchBar: search, placeholder: Search }",
        "A field for search words, with a magnifying glass.",
        keys: [
            .mainText("placeholder", "What stands in it while it is empty."),
            .property("text", .text, standard: "", meaning: .typedText, "The text it starts with."),
            .property("searchBarStyle", .choice(.searchBarStyle), standard: "default", "How its background looks."),
            .property(
                "showsCancelButton", .boolean, standard: "false", "A button that empties it and ends the search."),
        ] + Key.keyboard)
}
