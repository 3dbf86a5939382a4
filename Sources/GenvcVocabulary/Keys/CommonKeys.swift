extension Key {
    /// The keys that every view takes.
    package static let common: [Key] = size + looks + accessibility + layers + tool

    /// The keys about the size and the place of a view.
    private static let size: [Key] = [
        Key(
            "height", .dimension, .layout(.height),
            "Points at the default text size: at least so many where text is shown, exactly so many elsewhere."),
        Key("width", .dimension, .layout(.width), "Points, exactly, or `{min:, max:, equal:, priority:}`."),
        Key("size", .size, .layout(.size), "Both at once: `80`, `80x40` or `{width:, height:}`."),
        Key("aspectRatio", .ratio, .layout(.aspectRatio), "Width to height, `16:9`."),
        Key(
            "hugging", .priorities, .layout(.hugging),
            "How hard the view resists growing: a priority, or `{horizontal:, vertical:}`."),
        Key(
            "compression", .priorities, .layout(.compression),
            "How hard the view resists shrinking, a scroll view across its axis: a priority, or "
                + "`{horizontal:, vertical:}`."),
        Key(
            "constraints", .relations, .layout(.constraints),
            "How the view stands to others: relations between its attributes and theirs, with UIKit's signs."),
        Key("placement", .choice(.placement), .layout(.placement), "Where the view stands across its stack."),
        Key(
            "edgeToEdge", .boolean, .layout(.edgeToEdge), standard: "false",
            "Leaves the horizontal margins of the screen; the safe area too where the screen is `edgeToEdge`."),
        Key(
            "spacingAfter", .length(.spacing), .layout(.spacingAfter),
            "The gap behind the view, instead of the stack's `spacing`."),
    ]

    /// The keys about how a view looks.
    private static let looks: [Key] = [
        .property("backgroundColor", .color, meaning: .backgroundColor, "The colour behind the view."),
        .property("tintColor", .color, meaning: .tintColor, "The colour of symbols and controls in the view."),
        .number("alpha", 0...1, as: .cgFloat, standard: "1", meaning: .alpha, "Opacity, from 0 to 1."),
        isHidden,
        Key(
            "cornerRadius", .cornerRadius, .construction(.cornerRadius),
            "Points, a corner token, or `circle` for half the height."),
        Key(
            "cornerCurve", .choice(.cornerCurve), .layer("cornerCurve"), standard: "circular",
            meaning: .cornerCurve, "The shape of the corners."),
        Key(
            "maskedCorners", .choices(.maskedCorners), .layer("maskedCorners"), meaning: .maskedCorners,
            "The corners that `cornerRadius` rounds; all unless said."),
        Key("borderWidth", .length(.spacing), .layer("borderWidth"), standard: "0", meaning: .borderWidth, "Points."),
        Key("borderColor", .color, .construction(.borderColor), "Follows light and dark appearance."),
        Key("shadow", .shadow, .construction(.shadow), "`{color:, opacity:, radius:, offset: 0x2}`."),
        .property(
            "transform", .transform, standard: "identity",
            "Drawn scaled, turned about its center and then moved, to the right in all languages; layout does not see it."
        ),
        .property(
            "clipsToBounds", .boolean, standard: "false", meaning: .clipsToBounds,
            "Cuts off what stands outside the view."),
        .property("contentMode", .choice(.contentMode), meaning: .contentMode, "How content fills the view."),
        .property(
            "isUserInteractionEnabled", .boolean, standard: "true", meaning: .isUserInteractionEnabled,
            "Whether the view takes touches."),
    ]

    /// The keys about VoiceOver, text sizes and UI tests.
    private static let accessibility: [Key] = [
        accessibilityLabel,
        .property(
            "accessibilityHint", .text, meaning: .accessibilityHint, "What happens when the view is used."),
        .property(
            "accessibilityValue", .text, meaning: .accessibilityValue, "The present value, as VoiceOver says it."),
        .property(
            "accessibilityTraits", .choices(.accessibilityTraits), meaning: .accessibilityTraits,
            "What the view is to VoiceOver."),
        .property(
            "accessibilityIdentifier", .caption, meaning: .accessibilityIdentifier,
            "The name by which UI tests find it; what takes touches has one unless said."),
        .property(
            "isAccessibilityElement", .boolean, standard: "false", meaning: .isAccessibilityElement,
            "Whether VoiceOver reads the view as one; genvc finds it out where it is not said."),
        .property(
            "shouldGroupAccessibilityChildren", .boolean, standard: "false",
            "Whether VoiceOver reads what stands in the view together."),
        .property(
            "accessibilityViewIsModal", .boolean, standard: "false", meaning: .accessibilityViewIsModal,
            "Whether VoiceOver leaves out what stands beside it; unless said, the last layer that covers all does."),
        Key(
            "accessibilityElements", .sources, .tool(.accessibilityElements),
            "The ids of views in it, in the order in which VoiceOver reads them."),
        Key(
            "accessibilityCustomActions", .nodes, .content(.accessibilityCustomActions),
            "Actions that VoiceOver offers at it, besides a tap."),
        .property(
            "showsLargeContentViewer", .boolean, standard: "false", meaning: .showsLargeContentViewer,
            "Whether a long press shows it large to those who use large text sizes."),
        .property("largeContentTitle", .text, "The words that are shown large; a control has its own."),
        .property(
            "minimumContentSizeCategory", .choice(.contentSizeCategory), meaning: .minimumContentSizeCategory,
            "The smallest text size that it and all in it follow."),
        .property(
            "maximumContentSizeCategory", .choice(.contentSizeCategory), meaning: .maximumContentSizeCategory,
            "The largest text size that it and all in it follow; what stands beside it follows larger ones."),
        Key(
            "decorative", .boolean, .tool(.decorative), standard: "false",
            "Says nothing to VoiceOver, on purpose."),
    ]

    /// The keys that hold what lies over and under a view.
    private static let layers: [Key] = [
        Key("overlay", .nodes, .content(.overlay), "What stands over the view, each placed by its `placement`."),
        Key("underlay", .nodes, .content(.underlay), "What stands under the content of the view."),
    ]

    /// The keys that genvc itself reads.
    private static let tool: [Key] = [
        style, repetition, when, animate,
        Key(
            "animations", .animations, .tool(.animations),
            "Where it goes and comes back from: cases with `if`, each run when a field that the condition reads changes "
                + "and the condition holds. Not where people reduce motion."),
        event, presents, opens, feedback,
        Key(
            "gestures", .gestures, .tool(.gestures),
            "What people do with the view: `didTap…`, `didLongPress…` tell of it, `{ tap: $isEditing }` only while the "
                + "condition holds. `longPress` tells when it begins;"
                + " `pan`, `pinch` and `rotation` tell of each change, with the recognizer."),
        previewName,
        Key("class", .typeName, .tool(.className), "Your subclass of the kind's class."),
        Key(
            "intrinsicContentSize", .intrinsicSize, .tool(.intrinsicContentSize),
            "The size in points that a view of your own class has by itself, for checks and drawings: it makes no "
                + "constraint."),
        Key("init", .expression, .tool(.initializer), "The Swift expression that makes the view."),
        Key(
            "properties", .properties, .tool(.properties),
            "Properties of your own class, with literal values or a `$field`."),
        swift, suppress,
    ]

    // MARK: - Keys that some of what is no view takes as well

    static let isHidden = Key(
        "isHidden", .boolean, .property("isHidden"), standard: "false", actsOnBand: true, meaning: .isHidden,
        "Not shown; in a stack it takes no room.")
    static let accessibilityLabel = Key.property(
        "accessibilityLabel", .text, meaning: .accessibilityLabel, "What VoiceOver says for it.")
    static let when = Key(
        "when", .variants, .tool(.variants),
        "Cases with a condition under `if`, and the keys that the element has while it holds; the first case that "
            + "names a key wins.")
    static let animate = Key(
        "animate", .changeDurations(0.05...10), .tool(.animate),
        "The seconds in which it changes when state does, with the layout around it; texts and pictures fade over. "
            + "`{ alpha: 0.25 }` animates the keys that it names, and all others change at once. At once where people "
            + "reduce motion, and where a cell comes to show another item.")
    static let event = Key("event", .caption, .tool(.event), "The name of the event, or `none`.")
    static let presents = Key(
        "presents", .reference(kind: "alert"), .tool(.presents),
        "The alert that its event presents; the delegate is told only where `event` names it.")
    static let opens = Key(
        "opens", .choice(.opens), .tool(.opens),
        "What its event opens: the `settings` of the app; the delegate is told only where `event` names it.")
    static let feedback = Key(
        "feedback", .choice(.feedback), .tool(.feedback), "What a hand feels at its event.")
    static let swift = Key("swift", .statements, .tool(.swift), "Swift statements for it; it is `$0`.")
    static let suppress = Key(
        "suppress", .suppressions, .tool(.suppress), "`{rule:, reason:}`: silences a rule for this element.")
    static let menu = Key(
        "menu", .nodes, .content(.menu),
        "The actions of a menu; a button or bar button item without an `event` of its own opens it with a tap.")
    static let style = Key(
        "style", .styles, .tool(.style),
        "A named set of keys, or a list of them; later ones win. What the element says of a key without a condition takes the place of all that they say of it, in cases too."
    )
    static let previewName = Key(
        "previewName", .caption, .tool(.previewName), "The caption of the row in drawing and comments.")
    /// The key by which one element stands for many; it is read before all others.
    package static let repetition = Key(
        "repeat", .repetition, .tool(.repetition),
        "So many times, once for each element of `$list`, or for each literal; the id stands for the element.")
}
