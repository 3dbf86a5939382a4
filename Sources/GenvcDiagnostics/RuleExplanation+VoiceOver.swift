/// The pages about people who see or touch a screen differently.
extension RuleExplanation {
    static let tapTarget = RuleExplanation(
        reason: """
            A fingertip covers about 44 by 44 points, as the Human Interface Guidelines count it. What is smaller is
            missed, above all by people with unsteady hands. An icon needs a `width` and a `height`, or a
            `size`, of 44 or more: by itself it is as large as its picture.
            """,
        wrong: """
            screen: Help
            scroll: vertical
            rows:
              - { button: more, image: symbol:ellipsis, accessibilityLabel: More, width: 30 }

            """,
        right: """
            screen: Help
            scroll: vertical
            rows:
              - { button: more, image: symbol:ellipsis, accessibilityLabel: More, width: 44 }

            """)

    static let contrast = RuleExplanation(
        reason: """
            Text needs a contrast of 4.5 to 1 to what is behind it, large or bold text 3 to 1 (WCAG 2.2, level AA). Below that
            people with weak eyes, and all people in the sun, cannot read it. A color has a light and a dark appearance.
            """,
        wrong: """
            screen: Note
            scroll: vertical
            rows:
              - { label: note, text: Mind the gap, textColor: systemYellow }

            """,
        right: """
            screen: Note
            scroll: vertical
            rows:
              - { label: note, text: Mind the gap, textColor: text }

            """)

    static let missingLabel = RuleExplanation(
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

    static let nestedLabel = RuleExplanation(
        reason: """
            VoiceOver takes a view with a label for one element, and does not look into it. The button in it is there for
            everybody but those who do not see it. Label what stands in it, or leave it to speak for itself.
            """,
        wrong: """
            screen: Plan
            scroll: vertical
            rows:
              - card: plan
                accessibilityLabel: A year for 20 dollars
                rows: [ { label: price, text: 20 dollars }, { button: buy, title: Buy } ]

            """,
        right: """
            screen: Plan
            scroll: vertical
            rows:
              - card: plan
                rows: [ { label: price, text: 20 dollars }, { button: buy, title: Buy } ]

            """)

    static let readingOrder = RuleExplanation(
        reason: """
            VoiceOver reads what stands in a container in the order of the spec. Where layers and relations put the last
            thing first on screen, people hear an answer before its question.
            """,
        wrong: """
            screen: Ticket
            scroll: vertical
            rows:
              - view: ticket
                height: 300
                overlay:
                  - { label: price, text: 20 dollars, placement: bottom }
                  - { label: film, text: Metropolis, placement: top }

            """,
        right: """
            screen: Ticket
            scroll: vertical
            rows:
              - view: ticket
                height: 300
                overlay:
                  - { label: film, text: Metropolis, placement: top }
                  - { label: price, text: 20 dollars, placement: bottom }

            """)
}
