import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// The value of a boolean key that is not known before the code runs.
struct BooleanExpression {
    let expression: Expression
    /// The expression that holds exactly where this one does not.
    let opposite: Expression
    /// True if it changes with state, so that `render()` must ask again.
    let followsState: Bool

    /// Nil for `true`, `false` and what is not written.
    init?(_ value: Value?, _ expressions: ExpressionWriter) {
        switch value {
        case .condition(let condition)?:
            let asked = expressions.condition(condition)
            (expression, opposite, followsState) = (asked.expression, asked.opposite, true)
        case .binding(let binding)?:
            let reference = ReferenceExpression(binding.reference).expression
            (expression, opposite, followsState) = (reference, .not(reference), true)
        case .swift(let code)?:
            let written = Expression(written: code)
            (expression, opposite, followsState) = (written, .not(written), false)
        default: return nil
        }
    }

    /// The value of a key with that meaning in all cases of the element; nil where it is always the same.
    ///
    /// - Parameter standard: The value where nothing is said.
    init?(_ meaning: Key.Meaning, of element: Element, standard: Bool, _ expressions: ExpressionWriter) {
        func value(_ values: [KeyedValue]) -> Value? { values.first { $0.key.meaning == meaning }?.value }
        let cases = element.variants.compactMap { variant in value(variant.values).map { (variant.condition, $0) } }
        let base = value(element.values)
        guard !cases.isEmpty else {
            self.init(base, expressions)
            return
        }
        var truth = Truth(base ?? .boolean(standard), expressions)
        for (condition, value) in cases.reversed() {
            truth = Truth(expressions.condition(condition), holding: Truth(value, expressions), else: truth)
        }
        switch truth {
        case .known(let isTrue): self.init("\(isTrue)", opposite: "\(!isTrue)")
        case .asked(let asked, let other): self.init(asked, opposite: other)
        }
    }

    /// A value that changes with state.
    private init(_ expression: Expression, opposite: Expression) {
        (self.expression, self.opposite, followsState) = (expression, opposite, true)
    }
}

/// The value of a boolean key in one case.
private enum Truth: Equatable {
    case known(Bool)
    case asked(Expression, opposite: Expression)

    init(_ value: Value, _ expressions: ExpressionWriter) {
        if let boolean = BooleanExpression(value, expressions) {
            self = .asked(boolean.expression, opposite: boolean.opposite)
        } else {
            self = .known(value == .boolean(true))
        }
    }

    /// One where the condition holds, the other where it does not.
    init(_ condition: ConditionExpression, holding held: Truth, else other: Truth) {
        let (yes, no) = (condition.expression, condition.opposite)
        func both(_ first: Expression, _ other: Expression) -> Expression { .terms([first, other], joinedBy: "&&") }
        func either(_ first: Expression, _ other: Expression) -> Expression { .terms([first, other], joinedBy: "||") }
        switch (held, other) {
        case _ where held == other: self = held
        case (.known(true), .known): self = .asked(yes, opposite: no)
        case (.known(false), .known): self = .asked(no, opposite: yes)
        case (.known(true), .asked(let asked, let opposite)):
            self = .asked(either(yes, asked), opposite: both(no, opposite))
        case (.known(false), .asked(let asked, let opposite)):
            self = .asked(both(no, asked), opposite: either(yes, opposite))
        case (.asked(let asked, let opposite), .known(true)):
            self = .asked(either(no, asked), opposite: both(yes, opposite))
        case (.asked(let asked, let opposite), .known(false)):
            self = .asked(both(yes, asked), opposite: either(no, opposite))
        case (.asked(let first, let firstOpposite), .asked(let second, let secondOpposite)):
            self = .asked(
                "(\(yes) ? \(first) : \(second))", opposite: "(\(yes) ? \(firstOpposite) : \(secondOpposite))")
        }
    }
}
