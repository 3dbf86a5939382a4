import GenvcDiagnostics

extension Key {
    /// The keys of the project file, `genvc.yml`.
    package static let project: [Key] = [
        Key("rules", .group(.rules), .tool(.rules), "How much each rule about layouts matters in this project."),
        Key(
            "theme", .group(.theme), .tool(.theme),
            "Tokens that every spec of the project can name, over those that ship."),
        ios, strings,
        Key(
            "style", .choice(.codeStyle), .tool(.codeStyle), standard: "controller",
            "What is made of a screen: a view controller, or a view beside a view controller that is made once and then is yours. `--style` of the command line goes before it."
        ),
        Key(
            "debug", .choices(.debugAid), .tool(.debug),
            "What debug builds have besides: view controllers that print that they are deallocated, with `genvc init` a function for tests, which stops at a view whose place its constraints leave open, and a `#Preview` of each screen with its samples, from iOS 17."
        ),
        Key(
            "templates", .caption, .tool(.templates),
            "A folder of templates that stand in the place of bundled ones, as `genvc templates eject` writes them; its path from this file. `--templates` of the command line goes before it."
        ),
        use,
    ]

    static let ios = Key(
        "ios", .integer(15...99), .tool(.deploymentTarget), standard: "15",
        "The first iOS it runs on; buttons with a configuration need 15.")

    static let strings = Key(
        "strings", .choice(.strings), .tool(.strings), standard: "localized",
        "Whether texts go through `NSLocalizedString`, or stand in the code as they are.")

    static let theme: [Key] = [
        Key(
            "runtime", .boolean, .tool(.runtime), standard: "false",
            "Whether the app swaps the colors while it runs: `window.traitOverrides.palette`, from iOS 17."),
        Key(
            "colors", .tokens(.colors), .tool(.tokens),
            "Colors, as `accent: { light: \"#3366FF\", dark: \"#6699FF\", highContrast: black }`."),
        Key("fonts", .tokens(.fonts), .tool(.tokens), "Fonts, as `body1: 16 semibold`."),
        Key("spacing", .tokens(.lengths(.spacing)), .tool(.tokens), "Gaps and margins in points, as `gutter: 20`."),
        Key("cornerRadius", .tokens(.lengths(.cornerRadius)), .tool(.tokens), "Radii of corners in points."),
        Key("height", .tokens(.lengths(.height)), .tool(.tokens), "Heights and widths in points."),
    ]

    /// The key under `rules` that sets the level of a rule about layouts.
    package static func level(of rule: DiagnosticCode) -> Key {
        Key(
            rule.rawValue, .choice(.ruleLevel), .tool(.ruleLevel),
            rule.summary.prefix(1).uppercased() + rule.summary.dropFirst() + ".")
    }
}
