import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A bar over the keyboard leads from one input to the next, so their number must not change. Reported is `keyboardBar`
/// beside a repeated text input, or something repeated in which text is typed.
/// An example is `keyboardBar: [next, done]` and `{ textField: digit, repeat: 6 }`.
enum KeyboardBarInputs: ScreenRule {
    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        guard screen.values.contains(where: { $0.key.effect == .tool(.keyboardBar) }),
            let input = screen.elements.first(where: { read in
                read.element.repetition != nil
                    && ComponentTable.takesText(read.element, inAnyOf: screen.componentsTakingText)
            })
        else { return [] }
        let repeated = input.element.isTextInput ? "this one is" : "those in this are"
        return [
            .error(
                .conflictingKeys, "`keyboardBar` leads from one input to the next, and \(repeated) repeated",
                at: input.element.range, label: "write each by itself, or leave out `keyboardBar`")
        ]
    }
}
