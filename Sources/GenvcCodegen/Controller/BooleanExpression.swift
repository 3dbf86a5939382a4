import GenvcModel

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
            (text, opposite, followsState) = (expression.text, expression.opposite, true)
        case .binding(let binding)?:
            let reference = ReferenceExpression(binding.reference).text
            (text, opposite, followsState) = (reference, "!" + reference, true)
        case .swift(let code)?: (text, opposite, followsState) = (code, "!(\(code))", false)
        default: return nil
        }
    }
}
