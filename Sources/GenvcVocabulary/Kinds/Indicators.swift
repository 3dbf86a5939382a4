extension Kind {
    static let imageView = Kind(
        "imageView", typeName: "UIImageView", traits: [.needsLabel, .drawsBehindSubviews], intrinsicSize: .picture,
        drawing: .picture,
        assumptions: [Assumption("contentMode", "scaleAspectFit")],
        standards: ["isUserInteractionEnabled": "false"],
        example: "{ imageView: logo, image: logo, size: 80, placement: center, decorative: true }",
        "A picture: an asset or a symbol.",
        keys: [
            Key(
                "image", .image, .construction(.image), meaning: .image,
                "An asset, `symbol:name`, or `url:$field` for a picture from the network."),
            .property(
                "placeholder", .image, meaning: .placeholderImage,
                "What stands there until a picture from the network has come."),
            Key(
                "preferredSymbolConfiguration", .font, .construction(.symbolConfiguration),
                meaning: .preferredSymbolConfiguration, "The size and weight of a symbol, as a font."),
        ])

    static let progressView = Kind(
        "progressView", typeName: "UIProgressView", traits: [.needsLabel], intrinsicSize: .height(4),
        drawing: .track, standards: ["isAccessibilityElement": "true"],
        example: "{ progressView: upload, progress: 0.4, accessibilityLabel: Upload }",
        "How much is done.",
        keys: [
            .number(
                "progress", 0...1, as: .float, standard: "0", meaning: .progress,
                "The share done at first, from 0 to 1."),
            .property("progressTintColor", .color, "The colour of what is done."),
            .property("trackTintColor", .color, "The colour of what is left."),
        ])

    static let activityIndicatorView = Kind(
        "activityIndicatorView", typeName: "UIActivityIndicatorView",
        traits: [.keepsWidth, .showsWhileAnimating], intrinsicSize: .fixed(width: 20, height: 20),
        drawing: .symbol("(*)"), standards: ["isAccessibilityElement": "true"],
        example: "{ activityIndicatorView: loading, style: large, placement: center }",
        "A spinner; `style: large` for 37 points.",
        keys: [
            Key("isAnimating", .boolean, .construction(.animation), standard: "false", "Whether it turns at first."),
            Key(
                "activityIndicatorViewStyle", .choice(.activityIndicatorStyle), .construction(.spinnerStyle),
                standard: "medium", "The size; `style: large` says the same."),
            .property("color", .color, "The colour of the spinner."),
            .property(
                "hidesWhenStopped", .boolean, standard: "true", meaning: .hidesWhenStopped,
                "Whether it is hidden while it stands."),
        ])

    static let separator = Kind(
        "separator", typeName: "UIView", nameSuffix: "View", traits: [.mayBeNameless], intrinsicSize: .hairline,
        drawing: .line, standardHeight: .hairline, assumptions: [Assumption("backgroundColor", "separator")],
        example: "separator",
        "A line, one pixel high.",
        keys: [])

    /// Room between elements that takes up what the others leave.
    package static let spacer = Kind(
        "spacer", typeName: "UIView", nameSuffix: "View", traits: [.mayBeNameless], intrinsicSize: .none,
        drawing: .gap, example: "{ spacer: gap, height: { min: 24 } }",
        "Room that grows; several share by `weight`.",
        keys: [Key("weight", .number(0.001...1_000), .layout(.weight), standard: "1", "The share of the free room.")])
}
