import GenvcDiagnostics

extension RuleExplanation {
    /// The page of `unused`. The reader finds what no one uses, `SuppressionRegister` the `suppress` that silences
    /// nothing; so it is no rule that could be silenced itself.
    static let unused = RuleExplanation(
        why: """
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
