import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// The value of a boolean key that is not known before the code runs.
struct BooleanExpression {
    let text: String
    /// What holds exactly where it does not.
    let opposite: String
    /// True if it changes with state, so that `render()` must ask again.
    let followsState: Bool

    /// Nil for `true`, `false` and what is not written.
    init?(_ value: Value?) {
        switch value {
        case .condition(let condition)?:
            let expression = ConditionExpression(condition)
            (text, opposite, followsState) = (expression.text, expression.opposite.text, true)
        case .binding(let binding)?:
            let reference = ReferenceExpression(binding.reference).text
            (text, opposite, followsState) = (reference, "!" + reference, true)
        case .swift(let code)?: (text, opposite, followsState) = (code, "!(\(code))", false)
        default: return nil
        }
    }

    /// What a key with that meaning is in all cases of the element; nil where it is always the same.
    ///
    /// - Parameter standard: What it is where nothing is said.
    init?(_ meaning: Key.Meaning, of element: Element, standard: Bool) {
        func value(_ values: [KeyedValue]) -> Value? { values.first { $0.key.meaning == meaning }?.value }
        let cases = element.variants.compactMap { variant in value(variant.values).map { (variant.condition, $0) } }
        let base = value(element.values)
        guard !cases.isEmpty else {
            self.init(base)
            return
        }
        var (text, opposite) = Self.texts(base ?? .boolean(standard))
        for (condition, value) in cases.reversed() {
            let asked = ConditionExpression(condition)
            let (held, heldOpposite) = Self.texts(value)
            (text, opposite) = (
                Self.choice(asked, held, text), Self.choice(asked, heldOpposite, opposite)
            )
        }
        self.init(text: text, opposite: opposite, followsState: true)
    }

    private init(text: String, opposite: String, followsState: Bool) {
        self.text = text
        self.opposite = opposite
        self.followsState = followsState
    }

    private static func texts(_ value: Value) -> (text: String, opposite: String) {
        if let expression = BooleanExpression(value) { return (expression.text, expression.opposite) }
        return value == .boolean(true) ? ("true", "false") : ("false", "true")
    }

    /// One where the condition holds, the other where it does not.
    private static func choice(_ condition: ConditionExpression, _ held: String, _ other: String) -> String {
        if held == other { return held }
        switch (held, other) {
        case ("true", "false"): return condition.text
        case ("false", "true"): return condition.opposite.text
        case ("true", _): return "(\(condition.text) || \(other))"
        case ("false", _): return "(\(condition.opposite.text) && \(other))"
        case (_, "true"): return "(\(condition.opposite.text) || \(held))"
        case (_, "false"): return "(\(condition.text) && \(held))"
        default: return "(\(condition.text) ? \(held) : \(other))"
        }
    }
}
