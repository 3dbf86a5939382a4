/// The page about keyboards.
extension RuleExplanation {
    static let noReturnKey = RuleExplanation(
        reason: """
            The pads for numbers have no Return key on an iPhone, so `returnKeyType: next` and `onReturn` never happen, and
            nothing puts the keyboard away. A bar above the keyboard has the buttons that the pad has not.
            """,
        wrong: """
            screen: Code
            rows:
              - { textField: code, placeholder: Code, keyboardType: numberPad, returnKeyType: next }
              - { textField: name, placeholder: Name }

            """,
        right: """
            screen: Code
            keyboardBar: [ next, done ]
            rows:
              - { textField: code, placeholder: Code, keyboardType: numberPad, returnKeyType: next }
              - { textField: name, placeholder: Name }

            """)
}
