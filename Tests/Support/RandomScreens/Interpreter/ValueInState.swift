import GenvcModel
import GenvcVocabulary
import LanguageSpecs

/// The values of references and conditions of a spec in one state, read from the spec alone.
struct ValueInState {
    /// By the names of fields.
    let state: [String: StateValue]
    /// The points of the screen on which a controller is shown, a phone in portrait at the default text size.
    let size: (width: Double, height: Double)

    /// The value of a field or a member; nil where it is not known here.
    func value(of reference: Reference) -> StateValue? {
        guard reference.root == .state, let first = reference.path.first, var value = state[first] else { return nil }
        for name in reference.path.dropFirst() {
            switch (value, name) {
            case (.record(let members), _):
                guard let member = members[name] else { return nil }
                value = member
            case (.text(let text), "isEmpty"): value = .flag(text.isEmpty)
            case (.text(let text), "count"): value = .integer(text.count)
            case (.list(let items), "isEmpty"): value = .flag(items.isEmpty)
            case (.list(let items), "count"): value = .integer(items.count)
            case (.missing, _): return .missing
            default: return nil
            }
        }
        return value
    }

    /// True if a condition holds; nil where it asks for something that is not known here.
    func holds(_ condition: Condition) -> Bool? {
        let terms = condition.terms.map(holds)
        switch condition.conjunction {
        case .and: return terms.contains(false) ? false : terms.contains(nil) ? nil : true
        case .or: return terms.contains(true) ? true : terms.contains(nil) ? nil : false
        }
    }

    private func holds(_ term: Condition.Term) -> Bool? {
        guard let left = operand(term.operand) else { return nil }
        guard let comparison = term.comparison else {
            guard case .flag(let flag) = left else { return nil }
            return flag != term.isNegated
        }
        return comparand(comparison.comparand).flatMap { Self.holds(left, comparison.sign, $0) }.map {
            $0 != term.isNegated
        }
    }

    private func operand(_ operand: Condition.Operand) -> StateValue? {
        switch operand {
        case .reference(let reference): value(of: reference)
        case .control: nil
        case .environment(let operand):
            switch operand {
            case .horizontalSizeClass: .word("compact")
            case .verticalSizeClass: .word("regular")
            case .userInterfaceIdiom: .word("phone")
            case .layoutDirection: .word("leftToRight")
            case .contentSizeCategory: .word("large")
            case .width: .number(size.width)
            case .height: .number(size.height)
            // The stand-in asks the system that runs the tests.
            case .ios: nil
            }
        }
    }

    private func comparand(_ comparand: Condition.Comparison.Comparand) -> StateValue? {
        switch comparand {
        case .number(let text): Double(text).map { .number($0) }
        case .boolean(let flag): .flag(flag)
        case .missing: .missing
        case .word(let word): .word(word)
        case .text(let text): .text(text)
        case .reference(let reference): value(of: reference)
        }
    }

    private static func holds(
        _ left: StateValue, _ sign: Condition.Comparison.Sign, _ right: StateValue
    ) -> Bool? {
        if let (left, right) = number(left).flatMap({ left in number(right).map { (left, $0) } }) {
            return sign.holds(left, right)
        }
        let categories = EnvironmentOperand.contentSizeCategories
        if case (.word(let left), .word(let right)) = (left, right), let left = categories.firstIndex(of: left),
            let right = categories.firstIndex(of: right)
        {
            return sign.holds(left, right)
        }
        switch sign {
        case .equal: return left == right
        case .notEqual: return left != right
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return nil
        }
    }

    private static func number(_ value: StateValue) -> Double? {
        switch value {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}
