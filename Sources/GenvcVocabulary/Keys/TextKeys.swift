extension Key {
    static let font = Key.property(
        "font", .font, meaning: .font, "Text style or points, weight, design: `title1 bold`.")
    static let textColor = Key.property(
        "textColor", .color, standard: "label", meaning: .textColor, "The colour of the text.")
    static let textAlignment = Key.property(
        "textAlignment", .choice(.textAlignment), standard: "natural", meaning: .textAlignment,
        "Where lines of text stand.")
    static let runs = Key(
        "runs", .runs, .construction(.runs),
        "Looks of phrases that the text marks as `[phrase](name)`: `{ terms: { textColor: primary, link: true } }`, or "
            + "pictures in their place: `{ star: { image: symbol:star.fill } }`.")
    static let paragraphSpacing = Key(
        "paragraphSpacing", .length(.spacing), .construction(.paragraphSpacing), standard: "0",
        "Points between the paragraphs of the text.")
    static let kern = Key(
        "kern", .number(-20...20), .construction(.textAttribute), meaning: .kern, "Points added between characters.")

    /// The keys of a run; each is an attribute of the phrases.
    static let run: [Key] = [
        Key(
            "image", .image, .property("attachment"), meaning: .image,
            "A picture in place of the phrase, which VoiceOver says instead; a symbol is as large as the text."),
        Key("font", .font, .property("font"), meaning: .font, "The font."),
        Key("textColor", .color, .property("foregroundColor"), meaning: .textColor, "The colour of the phrase."),
        Key(
            "backgroundColor", .color, .property("backgroundColor"), meaning: .backgroundColor,
            "The colour behind the phrase."),
        Key("underlineStyle", .choice(.underlineStyle), .property("underlineStyle"), "A line under the phrase."),
        Key(
            "strikethroughStyle", .choice(.underlineStyle), .property("strikethroughStyle"),
            "A line through the phrase."),
        Key("kern", .number(-20...20), .property("kern"), meaning: .kern, "Points added between characters."),
        Key(
            "link", .boolean, .property("link"), standard: "false", meaning: .link,
            "Whether the phrase can be tapped: the run `terms` sends `didTapTerms`. Only in a textView."),
    ]

    /// The rules about the keys of a run: a picture has no letters, and taps on it are not reported.
    package static let runRules: [KeyRule] = ["underlineStyle", "strikethroughStyle", "kern", "link"].map {
        .excludes("image", $0)
    }

    static let isEnabled = Key.property(
        "isEnabled", .boolean, standard: "true", meaning: .isEnabled, "Whether the control works.")

    static let isSelected = Key.property(
        "isSelected", .boolean, standard: "false", meaning: .isSelected, "Whether it is switched on.")
    static let changesSelection = Key(
        "changesSelectionAsPrimaryAction", .boolean, .tool(.changesSelection), standard: "false",
        "Whether a tap sets the field that `isSelected` shows: turns `$flag` round, or chooses, as for "
            + "`$plan.id == $selectedPlan`. The delegate is told then.")

    /// The state keys of a component that is a control.
    package static let controlStates: [Key] = [isEnabled, isSelected, changesSelection]

    /// The rules about the state keys of a control.
    package static let controlStateRules: [KeyRule] = [.needs("changesSelectionAsPrimaryAction", "isSelected")]

    /// The keys of a text input about its keyboard.
    static let keyboard: [Key] = [
        Key(
            "focusesOnAppear", .boolean, .tool(.focusesOnAppear), standard: "false",
            "Whether the keyboard comes up for it when the screen first appears."),
        .property(
            "keyboardType", .choice(.keyboardType), standard: "default", meaning: .keyboardType,
            "The keyboard that comes up."),
        .property(
            "textContentType", .choice(.textContentType), standard: "none", meaning: .textContentType,
            "What the text is, for AutoFill; `none` where genvc would say it, as `password` of a secure field."),
        .property(
            "returnKeyType", .choice(.returnKeyType), standard: ReturnKey.standard.rawValue,
            meaning: .returnKeyType, "The Return key; `next` moves to the next field."),
        .property(
            "autocapitalizationType", .choice(.autocapitalization), standard: "sentences",
            "Which letters begin in upper case."),
        .property(
            "autocorrectionType", .choice(.autocorrection), standard: "default", "Whether typing is corrected."),
        .property(
            "spellCheckingType", .choice(.autocorrection), standard: "default", "Whether spelling is checked."),
        .property(
            "enablesReturnKeyAutomatically", .boolean, standard: "false", "Whether Return waits for a text."),
        .property(
            "isSecureTextEntry", .boolean, standard: "false", meaning: .isSecureTextEntry, "Dots instead of characters."
        ),
    ]
}
