import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// The questions about the device that the cells of a list, and the headers and footers of its sections, ask in
/// conditions: UIKit asks no cell again when the answer changes.
struct ListQuestions {
    /// A condition for each question.
    private let conditions: [Condition]
    /// True if cells ask, for what they show or for their being there.
    let areAskedByCells: Bool
    private let expressions: ExpressionWriter

    /// The constant that has the answers.
    static let answers = "conditions"

    init(_ writer: ListWriter) {
        let cells = writer.cells.map(\.element)
        let headings = writer.list.children.flatMap { [$0] + $0.fillings.map(\.element) }
        areAskedByCells = cells.contains { !$0.questions.isEmpty }
        var conditions: [Condition] = []
        for question in (cells + headings).flatMap(\.questions) where !conditions.contains(where: question.isSame) {
            conditions.append(question)
        }
        self.conditions = conditions
        expressions = writer.expressions
    }

    var isEmpty: Bool { conditions.isEmpty }

    /// The facts that are asked.
    var facts: DeviceFacts { DeviceFacts(in: conditions) }

    /// The statement that asks; nothing for a list that follows the device by itself.
    var asking: [Statement] {
        guard !isEmpty else { return [] }
        return [.constant(Self.answers, .list(conditions.map { expressions.condition($0).expression }))]
    }
}

extension Element {
    /// A condition for each question about the device that its values and cases ask.
    fileprivate var questions: [Condition] {
        conditions { _ in true }.flatMap { condition in
            condition.terms.filter(\.asksDevice).map { Condition([$0.question], range: condition.range) }
        }
    }
}

extension Condition {
    /// True for a condition of the same terms, wherever it is written.
    fileprivate func isSame(_ other: Condition) -> Bool { terms == other.terms }
}

extension Condition.Term {
    /// The term with which its opposite is one question: in a list, Swift takes `<` and a `>` behind it for brackets.
    fileprivate var question: Condition.Term {
        let comparison = comparison.map { asked in
            switch asked.sign {
            case .equal, .greater, .greaterOrEqual: asked
            case .notEqual, .less, .lessOrEqual: Condition.Comparison(asked.sign.opposite, asked.comparand)
            }
        }
        return Condition.Term(isNegated: false, operand: operand, comparison: comparison)
    }
}
