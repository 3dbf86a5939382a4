import GenvcKit

/// The pages of the documentation that are made of the vocabulary and the codes of findings.
enum ReferencePages {
    static let all: [(name: String, text: String)] = [
        ("Language.md", page("The words of the language", "genvc explain language", "language")),
        ("Findings.md", page("Findings", "genvc explain rules", "rules")),
    ]

    private static func page(_ title: String, _ command: String, _ topic: String) -> String {
        """
        # \(title)

        `\(command)` prints this page. It is made by `swift run genvc-dev update`, so it says what the code does.

        ```text
        \(Explain.page(topic) ?? "")```

        """
    }
}
