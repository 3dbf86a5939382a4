import GenvcModel
import GenvcVocabulary

/// The facts that conditions can know of a device and its settings.
package struct ConditionEnvironment: Sendable, Hashable {
    /// The answer of a device or a setting to a condition.
    package enum Answer: Sendable, Hashable {
        case word(String)
        case number(Double)
    }

    /// An operand with its answer.
    private struct Fact: Sendable, Hashable {
        let operand: EnvironmentOperand
        var answer: Answer
    }

    /// The answers; a condition about an operand without one does not hold.
    private var facts: [Fact]

    package init(_ answers: KeyValuePairs<EnvironmentOperand, Answer>) {
        facts = answers.map { Fact(operand: $0.key, answer: $0.value) }
    }

    /// The answer of an operand; nil where a drawing cannot know it.
    package subscript(operand: EnvironmentOperand) -> Answer? { facts.first { $0.operand == operand }?.answer }

    /// The same device for what follows other text sizes than people choose.
    func limited(by limits: [TextSizeLimits]) -> ConditionEnvironment {
        guard !limits.isEmpty, let place = facts.firstIndex(where: { $0.operand == .contentSizeCategory }),
            case .word(let word) = facts[place].answer, let size = TextSize(category: word)
        else { return self }
        var limited = self
        limited.facts[place].answer = .word(limits.reduce(size) { $1.limiting($0) }.category)
        return limited
    }

    /// A phone as it comes out of its box: what a drawing without a device shows.
    package static let phone = ConditionEnvironment([
        .horizontalSizeClass: .word("compact"), .verticalSizeClass: .word("regular"),
        .userInterfaceIdiom: .word("phone"), .contentSizeCategory: .word("large"),
        .layoutDirection: .word("leftToRight"), .width: .number(phoneWidth), .height: .number(phoneHeight),
        .ios: .number(newestSystem),
    ])

    // The iPhone whose width most screens are drawn for.
    private static let phoneWidth = 393.0
    private static let phoneHeight = 852.0
    /// The newest version of iOS with which conditions about `ios` are tried.
    package static let newestSystem = 26.0
}
