extension Key {
    static let font = Key.property(
        "font", .font, meaning: .font, "Text style or points, weight, design: `title1 bold`.")
    static let textColor = Key.property(
        "textColor", .color, standard: "label", meaning: .textColor, "The colour of the text.")
    static let textAlignment = Key.property(
        "textAlignment", .choice(.textAlignment), standard: "natural", meaning: .textAlignment,
        "Where lines of text stand.")
    static let isEnabled = Key.property(
        "isEnabled", .boolean, standard: "true", meaning: .isEnabled, "Whether the control works.")

    /// What a control that is a component can be told.
    package static let controlStates: [Key] = [
        isEnabled, .property("isSelected", .boolean, standard: "false", "Whether it is switched on."),
    ]

    /// How a keyboard behaves for a text input.
    static let keyboard: [Key] = [
        .property("keyboardType", .choice(.keyboardType), standard: "default", "The keyboard that comes up."),
        .property("textContentType", .choice(.textContentType), "What the text is, for AutoFill."),
        .property(
            "returnKeyType", .choice(.returnKeyType), standard: "default",
            meaning: .returnKeyType, "The Return key; `next` moves to the next field."),
        .property(
            "autocapitalizationType", .choice(.autocapitalization), standard: "sentences",
            "Which letters begin in upper case."),
        .property(
            "autocorrectionType", .choice(.autocorrection), standard: "default", "Whether typing is corrected."),
        .property(
            "isSecureTextEntry", .boolean, standard: "false", meaning: .isSecureTextEntry, "Dots instead of characters."
        ),
    ]
}
