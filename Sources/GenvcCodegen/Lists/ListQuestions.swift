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

    /// The statement that asks; nothing for a list that follows the device by itself.
    var asking: [Statement] {
        guard !isEmpty else { return [] }
        return [.constant(Self.answers, .list(conditions.map { expressions.condition($0).expression }))]
    }
}

extension Element {
    /// True if a value or a case of it asks what may change about the device.
    var asksDevice: Bool { !questions.isEmpty }

    /// A condition for each question about the device that its values and cases ask.
    fileprivate var questions: [Condition] {
        let values = (values + variedValues).compactMap { keyed -> Condition? in
            if case .condition(let condition) = keyed.value { condition } else { nil }
        }
        return (values + variants.map(\.condition)).flatMap { condition in
            condition.terms.filter(\.asksDevice).map { term in
                let asked = Condition.Term(isNegated: false, operand: term.operand, comparison: term.comparison)
                return Condition([asked], range: condition.range)
            }
        }
    }
}

extension Condition {
    /// True for a condition of the same terms, wherever it is written.
    fileprivate func isSame(_ other: Condition) -> Bool { terms == other.terms }
}

extension Condition.Term {
    /// True if it asks what may change about the device: its system stays.
    fileprivate var asksDevice: Bool {
        if case .environment(let operand) = operand { operand != .ios } else { false }
    }
}
