/// The pages about the room that a device leaves.
extension RuleExplanation {
    static let doesNotFit = RuleExplanation(
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

    static let overlap = RuleExplanation(
        reason: """
            Two texts on each other cannot be read, and of two buttons on each other only one can be tapped. A layer may lie
            over its own host; two layers of one host need places of their own.
            """,
        wrong: """
            screen: City
            scroll: vertical
            rows:
              - view: photo
                height: 300
                overlay:
                  - { label: name, text: Rome, placement: bottomLeading }
                  - { button: share, title: Share, placement: bottomLeading }

            """,
        right: """
            screen: City
            scroll: vertical
            rows:
              - view: photo
                height: 300
                overlay:
                  - { label: name, text: Rome, placement: bottomLeading }
                  - { button: share, title: Share, placement: bottomTrailing }

            """)

    static let outOfBounds = RuleExplanation(
        reason: """
            UIKit asks a view for its touches only where the finger is inside it: the half of a button that hangs over the
            edge of its host is dead. And what lies outside the screen where nothing scrolls, nobody ever sees.
            """,
        wrong: """
            screen: Photo
            scroll: vertical
            rows:
              - view: photo
                height: 200
                overlay:
                  - button: close
                    image: symbol:xmark
                    accessibilityLabel: Close
                    constraints: [ top == parent - 16, leading == parent ]

            """,
        right: """
            screen: Photo
            scroll: vertical
            rows:
              - view: photo
                height: 200
                overlay:
                  - button: close
                    image: symbol:xmark
                    accessibilityLabel: Close
                    constraints: [ top == parent + 16, leading == parent ]

            """)

    static let outsideSafeArea = RuleExplanation(
        reason: """
            Under the status bar, the notch and the home indicator text is covered, and touches belong to the system.
            Backgrounds may reach to the edge of the screen; what people read or tap stays inside the safe area.
            """,
        wrong: """
            screen: Player
            rows:
              - view: video
                height: 200
                overlay:
                  - { label: live, text: Live, constraints: [ top == screen, leading == parent ] }

            """,
        right: """
            screen: Player
            rows:
              - view: video
                height: 200
                overlay:
                  - { label: live, text: Live, constraints: [ top == safeArea, leading == parent ] }

            """)

    static let hiddenByKeyboard = RuleExplanation(
        reason: """
            Nobody can type into what they do not see. Rows and the `footer` keep clear of the keyboard by themselves;
            what is tied to the bottom of the screen does not.
            """,
        wrong: """
            screen: Chat
            scroll: none
            rows:
              - view: messages
                overlay:
                  - textField: message
                    placeholder: Message
                    constraints: [ leading == parent, trailing == parent, bottom == safeArea ]

            """,
        right: """
            screen: Chat
            scroll: none
            rows:
              - view: messages
                overlay:
                  - textField: message
                    placeholder: Message
                    constraints: [ leading == parent, trailing == parent, bottom == parent ]

            """)

    static let zeroSize = RuleExplanation(
        reason: """
            A plain view has no size of its own. Where nothing stretches it, it is there and nobody sees it.
            """,
        wrong: """
            screen: Legend
            scroll: vertical
            rows:
              - row: steps
                spacing: small
                items: [ { view: dot, width: 8, backgroundColor: primary }, { label: steps, text: Steps } ]

            """,
        right: """
            screen: Legend
            scroll: vertical
            rows:
              - row: steps
                spacing: small
                items: [ { view: dot, size: 8, backgroundColor: primary }, { label: steps, text: Steps } ]

            """)
}
