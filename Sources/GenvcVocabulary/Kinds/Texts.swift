extension Kind {
    static let label = Kind(
        "label", typeName: "UILabel", traits: [.showsText, .adjustsFont, .drawsBehindSubviews], intrinsicSize: .text,
        drawing: .text,
        assumptions: [Assumption("numberOfLines", "0"), .bodyFont],
        standards: ["isAccessibilityElement": "true", "isUserInteractionEnabled": "false"],
        example: "{ label: title, text: Welcome Back, font: title1 bold }",
        "Text, on as many lines as it needs.",
        keys: [
            .mainText("text", standard: "", "The text."),
            .runs, .font, .textColor, .textAlignment,
            .property(
                "numberOfLines", .integer(0...1_000), standard: "1", meaning: .numberOfLines,
                "Lines at the most; 0, the default, for any."),
            .property(
                "lineBreakMode", .choice(.lineBreakMode), standard: "byTruncatingTail", meaning: .lineBreakMode,
                "How text that does not fit breaks or ends."),
            Key("lineHeight", .length(.height), .construction(.lineHeight), "Points from line to line."),
            .paragraphSpacing, .kern,
            Key(
                "underlineStyle", .choice(.underlineStyle), .construction(.textAttribute),
                "A line under the text."),
            Key(
                "strikethroughStyle", .choice(.underlineStyle), .construction(.textAttribute),
                "A line through the text."),
            Key(
                "minimumScaleFactor", .number(0...1), .construction(.scaleFactor), standard: "0",
                "How small the font may become, as a share of itself, to fit one line."),
            Key.innerMargins,
        ],
        rules: [.needs("runs", "text")])

    static let textView = Kind(
        "textView", typeName: "UITextView", traits: [.showsText, .isInteractive, .takesText, .adjustsFont],
        caption: .field, intrinsicSize: .none, drawing: .textArea, standardHeight: .minimumPoints(88),
        events: [
            Event(
                "didChange", .textViewDelegate, payload: Event.Payload(type: "String", property: "text"))
        ],
        // UIKit's own is opaque, also where the view behind it is dark.
        assumptions: [.bodyFont, Assumption("backgroundColor", "clear")] + Assumption.keyboard,
        standards: ["clipsToBounds": "true", "isAccessibilityElement": "true"],
        example: "{ textView: message, text: \"\", accessibilityLabel: Message }",
        "Text of several lines that a person may edit.",
        keys: [
            .mainText("text", standard: "", meaning: .typedText, "The text it starts with."),
            .property("placeholder", .text, meaning: .placeholder, "What stands in it while it is empty."),
            .runs, .font, .textColor, .textAlignment, .paragraphSpacing,
            .property(
                "isEditable", .boolean, standard: "true", meaning: .isEditable, "Whether the text can be edited."),
            .property(
                "isSelectable", .boolean, standard: "true", meaning: .isSelectable, "Whether the text can be selected."),
            .property(
                "isScrollEnabled", .boolean, standard: "true",
                meaning: .isScrollEnabled,
                "Whether it scrolls; without, it grows with its text. Unsaid, it grows up to the `max` of its `height`."
            ),
            .dismissal,
        ] + Key.keyboard,
        rules: [.needs("runs", "text")])
}
