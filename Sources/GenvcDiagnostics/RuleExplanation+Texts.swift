/// The pages about texts that are cut.
extension RuleExplanation {
    static let clipped = RuleExplanation(
        reason: """
            Without an ellipsis nobody can see that a text goes on. Let it take the lines and the height that it needs: text
            grows with the text size that people choose, and with every translation.
            """,
        wrong: """
            screen: Rules
            scroll: vertical
            rows:
              - label: rules
                text: Children under the age of twelve play only together with somebody who is older than they are.
                numberOfLines: 1
                lineBreakMode: byClipping

            """,
        right: """
            screen: Rules
            scroll: vertical
            rows:
              - label: rules
                text: Children under the age of twelve play only together with somebody who is older than they are.

            """)

    static let truncated = RuleExplanation(
        reason: """
            What stands behind the ellipsis nobody can read, and it is more the larger the text and the longer the language.
            A label takes as many lines as it needs unless `numberOfLines` or a height forbids it.
            """,
        wrong: """
            screen: Rules
            scroll: vertical
            rows:
              - label: rules
                text: Children under the age of twelve play only together with somebody who is older than they are.
                numberOfLines: 1

            """,
        right: """
            screen: Rules
            scroll: vertical
            rows:
              - label: rules
                text: Children under the age of twelve play only together with somebody who is older than they are.

            """)

    static let brokenWord = RuleExplanation(
        reason: """
            UIKit breaks a text at spaces. A word that is wider than its line goes on in the next one, without a hyphen:
            `Transac` and `tions`. Give it the width that it needs, or let it stand below its neighbours.
            """,
        wrong: """
            screen: Account
            scroll: vertical
            rows:
              - { label: title, text: Transactions, font: headline, width: 60 }

            """,
        right: """
            screen: Account
            scroll: vertical
            rows:
              - { label: title, text: Transactions, font: headline }

            """)

    static let fixedHeightText = RuleExplanation(
        reason: """
            A body text is 17 points high at the default text size and 53 at the largest. A height that is equal to a number,
            or at most that number, cuts it; `height: 40` alone is at least 40 where there is text.
            """,
        wrong: """
            screen: Title
            scroll: vertical
            rows:
              - { label: title, text: Hello, font: title1, height: { equal: 40 } }

            """,
        right: """
            screen: Title
            scroll: vertical
            rows:
              - { label: title, text: Hello, font: title1, height: 40 }

            """)
}
