/// The pages about slips.
extension RuleExplanation {
    static let offScale = RuleExplanation(
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

    static let unused = RuleExplanation(
        reason: """
            A style that no element uses, a field of `state` that nothing reads or sets, or a `suppress` that silences
            nothing, makes readers look for what it is for. It is often what a rename left behind.
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
}
