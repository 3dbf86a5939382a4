/// The pages about what constraints say.
extension RuleExplanation {
    static let conflict = RuleExplanation(
        reason: """
            UIKit breaks one of the constraints when the screen appears, says so in a log that nobody reads, and another
            one on the next device. Leave one of them out, or give one a priority below 1000.
            """,
        wrong: """
            screen: Poster
            scroll: vertical
            rows:
              - { view: poster, height: 200, constraints: height == self.width }

            """,
        right: """
            screen: Poster
            scroll: vertical
            rows:
              - { view: poster, height: 200 }

            """)

    static let ambiguous = RuleExplanation(
        reason: """
            What no constraint decides, UIKit decides, and not always the same way: a view flickers between two places, or
            is gone. Say where the view stands, or how large it is, in both directions.
            """,
        wrong: """
            screen: Photo
            scroll: vertical
            rows:
              - view: photo
                height: 200
                overlay:
                  - { label: badge, text: New, constraints: top == parent + 8 }

            """,
        right: """
            screen: Photo
            scroll: vertical
            rows:
              - view: photo
                height: 200
                overlay:
                  - { label: badge, text: New, constraints: [ top == parent + 8, leading == parent + 8 ] }

            """)

    static let rowFlex = RuleExplanation(
        reason: """
            A row is mostly wider than what stands in it, and something must take the rest. Where the spec does not
            say what, a change of a text or of a device decides it. Add a `spacer`, or give all but one a `width`.
            """,
        wrong: """
            screen: Toolbar
            scroll: vertical
            rows:
              - row: actions
                items: [ { button: undo, title: Undo }, { button: save, title: Save } ]

            """,
        right: """
            screen: Toolbar
            scroll: vertical
            rows:
              - row: actions
                items: [ { button: undo, title: Undo }, spacer, { button: save, title: Save } ]

            """)

    static let priorityTie = RuleExplanation(
        reason: """
            Where a line has too much room or too little, the view with the lowest priority gives way. If two have the same,
            UIKit takes either, and need not take the same one tomorrow. Let the priorities differ by one.
            """,
        wrong: """
            screen: Price
            scroll: vertical
            rows:
              - row: price
                items: [ { label: name, text: Tea, hugging: 300 }, { label: price, text: 4 dollars, hugging: 300 } ]

            """,
        right: """
            screen: Price
            scroll: vertical
            rows:
              - row: price
                items: [ { label: name, text: Tea, hugging: 300 }, { label: price, text: 4 dollars, hugging: 301 } ]

            """)

    static let crossRowConstraint = RuleExplanation(
        reason: """
            Rows stand one below the other because they are stacked. A relation from one row to another breaks as soon as a
            row between them is added, hidden or moved. Relate a view to what stands in its own row, or to `parent`.
            """,
        wrong: """
            screen: City
            scroll: vertical
            rows:
              - { label: name, text: Rome }
              - view: photo
                height: 200
                overlay:
                  - { label: credit, text: Ada, constraints: [ top == name.bottom + 16, leading == parent ] }

            """,
        right: """
            screen: City
            scroll: vertical
            rows:
              - { label: name, text: Rome }
              - view: photo
                height: 200
                overlay:
                  - { label: credit, text: Ada, constraints: [ top == parent + 16, leading == parent ] }

            """)

    static let tooManyConstraints = RuleExplanation(
        reason: """
            Four constraints hold any view. Who writes more is mostly building a stack by hand, which `row`, `stackView`,
            `placement` and `size` say in a word, and nobody sees which two of five contradict each other.
            """,
        wrong: """
            screen: Photo
            scroll: vertical
            rows:
              - view: photo
                height: 200
                overlay:
                  - view: frame
                    backgroundColor: primary
                    constraints: [ top == parent, leading == parent, trailing <= parent, width == 24, height == 24 ]

            """,
        right: """
            screen: Photo
            scroll: vertical
            rows:
              - view: photo
                height: 200
                overlay:
                  - { view: frame, backgroundColor: primary, placement: topLeading, size: 24 }

            """)

    static let deepStackInCell = RuleExplanation(
        reason: """
            A list lays out each cell anew while it scrolls, and a stack has to ask all that stands in it how large it
            is, again for each stack around it. Three stacks in each other cost nothing that one sees; deeper, a list
            begins to stutter. A stack of one view, or two of the same direction in each other, is one too many.
            """,
        wrong: """
            screen: Chats
            type: list
            components:
              ChatView:
                rows:
                  - row: line
                    items:
                      - stackView: texts
                        items:
                          - row: head
                            items:
                              - stackView: names
                                items: [ { label: name, text: Ada } ]
                              - { label: day, text: Monday, hugging: { horizontal: required } }
            sections: [ { section: all, items: [ { ChatView: chat } ] } ]

            """,
        right: """
            screen: Chats
            type: list
            components:
              ChatView:
                rows:
                  - row: line
                    items:
                      - stackView: texts
                        items:
                          - row: head
                            items:
                              - { label: name, text: Ada }
                              - { label: day, text: Monday, hugging: { horizontal: required } }
            sections: [ { section: all, items: [ { ChatView: chat } ] } ]

            """)
}
