import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The bar over the keyboard.
extension EventWriter {
    /// From so many inputs on, they are listed before the bar that is for them.
    private static let leastListedInputs = 5

    /// One bar for all inputs, those in components among them.
    mutating func addKeyboardBar() {
        let inputs = self.inputs.filter { !$0.isRepeated }.map(\.expression)
        guard !tree.screen.keyboardBar.isEmpty, !inputs.isEmpty else { return }
        let parts = Expression.list(tree.screen.keyboardBar.map { ".\($0)" })
        var all = Expression.list(inputs)
        if inputs.count >= Self.leastListedInputs {
            bindings.append(.constant("inputs: [UIResponder]", all))
            all = "inputs"
        }
        bindings.append(.constant("keyboardBar", .call("KeyboardBar", [parts, "for: \(all)"])))
        bindings += inputs.map { .set("\($0).inputAccessoryView", "keyboardBar") }
    }
}
