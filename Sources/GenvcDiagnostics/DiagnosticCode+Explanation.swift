extension DiagnosticCode {
    /// What `genvc explain` says of a rule about layouts; nil for a code whose summary says it all.
    package var explanation: RuleExplanation? {
        switch self {
        case .doesNotFit:
            RuleExplanation(
                reason: """
                    On a phone that lies on its side there are about 370 points between top and bottom. What needs more is
                    cut off there, and nobody can reach it. Let the rows scroll, or make them smaller.
                    """,
                wrong: """
                    screen: Welcome
                    scroll: none
                    rows:
                      - { imageView: photo, image: photo, height: 400, decorative: true }
                      - { button: start, title: Start }

                    """,
                right: """
                    screen: Welcome
                    scroll: vertical
                    rows:
                      - { imageView: photo, image: photo, height: 400, decorative: true }
                      - { button: start, title: Start }

                    """)
        case .rowFlex:
            RuleExplanation(
                reason: """
                    A row is mostly wider than what stands in it, and something must take the rest. Where the spec does not
                    say what, a change of a text or of a device decides it. Add a `spacer`, or give all but one a `width`.
                    """,
                wrong: """
                    screen: Toolbar
                    scroll: vertical
                    rows:
                      - row: actions
                        items: [ { button: cancel, title: Cancel }, { button: save, title: Save } ]

                    """,
                right: """
                    screen: Toolbar
                    scroll: vertical
                    rows:
                      - row: actions
                        items: [ { button: cancel, title: Cancel }, spacer, { button: save, title: Save } ]

                    """)
        case .tapTarget:
            RuleExplanation(
                reason: """
                    A fingertip covers about 44 by 44 points, as the Human Interface Guidelines count it. What is smaller is
                    missed, above all by people with unsteady hands. Without a height a button is large enough.
                    """,
                wrong: """
                    screen: Help
                    scroll: vertical
                    rows:
                      - { button: more, title: More, height: { equal: 30 } }

                    """,
                right: """
                    screen: Help
                    scroll: vertical
                    rows:
                      - { button: more, title: More, height: { equal: 44 } }

                    """)
        case .missingLabel:
            RuleExplanation(
                reason: """
                    VoiceOver reads the screen to people who do not see it. A picture or a switch has no words of its own, so
                    the spec gives them, or says that the picture is decoration.
                    """,
                wrong: """
                    screen: Note
                    scroll: vertical
                    rows:
                      - { button: add, image: symbol:plus }

                    """,
                right: """
                    screen: Note
                    scroll: vertical
                    rows:
                      - { button: add, image: symbol:plus, accessibilityLabel: Add a note }

                    """)
        case .offScale:
            RuleExplanation(
                reason: """
                    Gaps, margins and corners come from a scale of a few steps, so that screens look alike. A number beside
                    the scale is mostly a slip. A note does not stop anything: `--strict` leaves it a note.
                    """,
                wrong: """
                    screen: Card
                    scroll: vertical
                    rows:
                      - { label: title, text: Hello, spacingAfter: 17 }
                      - { label: words, text: Welcome }

                    """,
                right: """
                    screen: Card
                    scroll: vertical
                    rows:
                      - { label: title, text: Hello, spacingAfter: medium }
                      - { label: words, text: Welcome }

                    """)
        case .unused:
            RuleExplanation(
                reason: """
                    A style that no element uses, or a `suppress` that silences nothing, makes readers look for what it is
                    for. It is often what a rename left behind.
                    """,
                wrong: """
                    screen: Title
                    scroll: vertical
                    styles:
                      quiet: { textColor: secondaryLabel }
                    rows:
                      - { label: title, text: Hello }

                    """,
                right: """
                    screen: Title
                    scroll: vertical
                    styles:
                      quiet: { textColor: secondaryLabel }
                    rows:
                      - { label: title, text: Hello, style: quiet }

                    """)
        default: nil
        }
    }
}
