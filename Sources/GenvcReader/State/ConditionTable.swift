import GenvcModel
import GenvcVocabulary

/// A truth table of some conditions, with a row for each combination of the values that they tell apart.
///
/// Values that may depend on each other are combined freely, so a condition that holds in no row never holds.
///
/// The tables are small, since conditions name few values: for numbers those that are named, and one below, between and
/// above them stand for all others.
struct ConditionTable {
    /// A value that a subject can have.
    private enum Value: Hashable {
        /// Nil.
        case missing
        case boolean(Bool)
        case number(Double)
        /// A word of an enum or of the device.
        case word(String)
        case text(String)
        /// Any value that no condition names.
        case other
    }

    /// The subject of a term; the comparison of two references is one subject.
    private enum Subject: Hashable {
        /// The value of a reference, by its path.
        case reference([String])
        /// Something about the device.
        case environment(EnvironmentOperand)
        /// A state of the control.
        case control(ControlState)
        /// The question whether two references are equal, or which is greater.
        case pair([String], Condition.Comparison.Sign, [String])
    }

    /// The rows: for each subject the value that it has there.
    private let rows: [[Subject: Value]]

    /// The most rows of a table; conditions that need more are not judged.
    private static let mostRows = 4_096

    /// Nil where there are too many combinations.
    init?(_ conditions: [Condition]) {
        var rows: [[Subject: Value]] = [[:]]
        let terms = Dictionary(grouping: conditions.flatMap(\.terms), by: Self.subject)
        for (subject, terms) in terms {
            let values = Self.values(of: subject, in: terms)
            guard rows.count * values.count <= Self.mostRows else { return nil }
            rows = rows.flatMap { row in values.map { row.merging([subject: $0]) { $1 } } }
        }
        self.rows = rows
    }

    /// True if the condition holds in no row.
    func neverHolds(_ condition: Condition) -> Bool { !rows.contains { Self.holds(condition, $0) } }

    /// True if the condition holds in each row.
    func alwaysHolds(_ condition: Condition) -> Bool { rows.allSatisfy { Self.holds(condition, $0) } }

    /// True if no row has both conditions hold.
    func excludes(_ condition: Condition, _ other: Condition) -> Bool {
        !rows.contains { Self.holds(condition, $0) && Self.holds(other, $0) }
    }

    /// True if one of the conditions holds wherever `condition` does.
    func covers(_ condition: Condition, with conditions: [Condition]) -> Bool {
        rows.allSatisfy { row in
            !Self.holds(condition, row) || conditions.contains { Self.holds($0, row) }
        }
    }

    // MARK: - Values

    /// The subject of a term.
    private static func subject(_ term: Condition.Term) -> Subject {
        switch term.operand {
        case .environment(let operand): return .environment(operand)
        case .control(let state): return .control(state)
        case .reference(let reference):
            guard let comparison = term.comparison, case .reference(let other) = comparison.comparand else {
                return .reference(reference.path)
            }
            return .pair(reference.path, question(comparison.sign, reference, other), other.path)
        }
    }

    /// The sign of the question that a comparison asks: where one of the two is nil, neither is greater, and each sign
    /// of order is a question of its own.
    private static func question(
        _ sign: Condition.Comparison.Sign, _ first: Reference, _ second: Reference
    ) -> Condition.Comparison.Sign {
        let mayBeMissing = first.type?.isOptional == true || second.type?.isOptional == true
        return sign.isOfOrder && mayBeMissing ? sign : sign.question
    }

    /// The values of a subject that the terms tell apart.
    private static func values(of subject: Subject, in terms: [Condition.Term]) -> [Value] {
        switch subject {
        case .control, .pair: return [.boolean(true), .boolean(false)]
        case .environment(let operand):
            switch operand.comparand {
            case .words(let words), .orderedWords(let words): return words.map(Value.word)
            case .number: return named(in: terms)
            }
        case .reference:
            guard case .reference(let reference)? = terms.first?.operand else { return [] }
            let known = terms.contains { $0.comparison == nil } ? .basic(.boolean) : reference.type?.unwrapped
            var values = named(in: terms)
            // Of a number that is compared with none, any stands for all.
            if values.allSatisfy({ $0 == .missing }) { values.append(.other) }
            let canBeMissing = reference.type?.isOptional ?? true || values.contains(.missing)
            return Array(Set(values + all(of: known) + (canBeMissing ? [.missing] : [])))
        }
    }

    /// The values of a type besides those that a condition names.
    private static func all(of type: FieldType?) -> [Value] {
        switch type {
        case .basic(.boolean): [.boolean(true), .boolean(false)]
        case .cases(_, let cases): cases.map(Value.word)
        case .basic(.integer), .basic(.double): []
        case .basic, .custom, .list, .optional, nil: [.other, .boolean(true), .boolean(false)]
        }
    }

    /// The values that the terms name, and for numbers a value below, between and above them.
    private static func named(in terms: [Condition.Term]) -> [Value] {
        var numbers: Set<Double> = []
        var values: [Value] = []
        for term in terms {
            switch term.comparison?.comparand {
            case .number(let text): Double(text).map { _ = numbers.insert($0) }
            case .boolean(let isTrue): values.append(.boolean(isTrue))
            case .missing: values.append(.missing)
            case .word(let word): values.append(.word(word))
            case .text(let text): values.append(.text(text))
            case .reference, nil: break
            }
        }
        let sorted = numbers.sorted()
        guard let first = sorted.first, let last = sorted.last else { return values }
        let between = zip(sorted, sorted.dropFirst()).compactMap { number(between: $0, $1, in: terms) }
        return values + ([first - 1] + sorted + between + [last + 1]).map(Value.number)
    }

    /// A number between the two, or nil where only whole ones are asked about.
    private static func number(between lower: Double, _ upper: Double, in terms: [Condition.Term]) -> Double? {
        let isWhole = terms.contains { term in
            if case .reference(let reference) = term.operand { reference.type?.basic == .integer } else { false }
        }
        guard isWhole else { return (lower + upper) / 2 }
        return upper - lower > 1 ? lower.rounded(.down) + 1 : nil
    }

    // MARK: - Truth

    /// True if the condition holds in a row.
    private static func holds(_ condition: Condition, _ row: [Subject: Value]) -> Bool {
        switch condition.conjunction {
        case .and: condition.terms.allSatisfy { holds($0, row) }
        case .or: condition.terms.contains { holds($0, row) }
        }
    }

    /// True if the term holds in a row.
    private static func holds(_ term: Condition.Term, _ row: [Subject: Value]) -> Bool {
        guard let value = row[subject(term)] else { return false }
        return answer(term, value) != term.isNegated
    }

    /// The answer of a term for a value, before it is negated.
    private static func answer(_ term: Condition.Term, _ value: Value) -> Bool {
        guard let comparison = term.comparison else { return value == .boolean(true) }
        switch comparison.comparand {
        case .reference(let other):
            guard case .reference(let reference) = term.operand else { return false }
            let isAsked = comparison.sign == question(comparison.sign, reference, other)
            return (value == .boolean(true)) == isAsked
        case .number(let text):
            guard case .number(let number) = value, let other = Double(text) else {
                return comparison.sign == .notEqual
            }
            return comparison.sign.holds(number, other)
        case .word(let word):
            if case .environment(let operand) = term.operand, case .orderedWords(let words) = operand.comparand,
                case .word(let value) = value, let one = words.firstIndex(of: value),
                let other = words.firstIndex(of: word)
            {
                return comparison.sign.holds(one, other)
            }
            return (value == .word(word)) == (comparison.sign == .equal)
        case .boolean(let isTrue): return (value == .boolean(isTrue)) == (comparison.sign == .equal)
        case .missing: return (value == .missing) == (comparison.sign == .equal)
        case .text(let text): return (value == .text(text)) == (comparison.sign == .equal)
        }
    }
}

extension Condition.Comparison.Sign {
    /// The sign that stands for itself and its opposite: `==` and `!=` ask one question.
    fileprivate var question: Self {
        switch self {
        case .equal, .notEqual: .equal
        case .less, .greaterOrEqual: .less
        case .lessOrEqual, .greater: .greater
        }
    }
}
