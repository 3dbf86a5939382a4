import GenvcModel
import GenvcVocabulary
import LanguageSpecs

/// The values of references and conditions at one place of a spec in one state, read from the spec alone.
struct ValueInState {
    /// The fields of the class in which the place is, by their names.
    let state: [String: StateValue]
    /// The points of the screen on which a controller is shown, a phone in portrait at the default text size.
    let size: (width: Double, height: Double)
    /// True if something in the spec limits text sizes, so that another one than the default may be shown.
    let limitsTextSizes: Bool
    /// The parameters of the component in which the place is, by their names.
    private(set) var parameters: [String: StateValue] = [:]
    /// The elements and literals of the repeats in which the place is, by the ids of what is repeated.
    private(set) var repeated: [String: StateValue] = [:]

    init(state: [String: StateValue], size: (width: Double, height: Double), limitsTextSizes: Bool) {
        self.state = state
        self.size = size
        self.limitsTextSizes = limitsTextSizes
    }

    /// The place inside one of the views that a `repeat` makes.
    func inside(_ id: String, _ element: StateValue) -> ValueInState {
        var inner = self
        inner.repeated[id] = element
        return inner
    }

    /// The place inside a component that stands as `element` here.
    func inside(_ component: Component, at element: Element) -> ValueInState {
        var inner = ValueInState(state: [:], size: size, limitsTextSizes: limitsTextSizes)
        for parameter in component.parameters {
            let name = parameter.name.text
            if let keyed = element.values.first(where: { $0.key.name == name }) {
                // Which case of `when` gives the parameter is known to the place outside alone.
                let varies = element.variants.contains { $0.values.contains { $0.key === keyed.key } }
                inner.parameters[name] = varies ? nil : value(keyed.value)
            } else {
                switch parameter.initialValue {
                case .value(let value): inner.parameters[name] = self.value(value)
                case .missing: inner.parameters[name] = .missing
                case nil: inner.parameters[name] = parameter.type.isOptional ? .missing : nil
                }
            }
        }
        return inner
    }

    /// The elements that a `repeat` makes views of, in order; nil where they are not known here.
    func elements(of repetition: Repetition) -> [StateValue]? {
        func numbers(_ count: Int) -> [StateValue] { (0..<max(count, 0)).map { .integer($0) } }
        switch repetition.content {
        case .count(let count): return numbers(count)
        case .number(let reference):
            guard case .integer(let count)? = value(of: reference) else { return nil }
            return numbers(count)
        case .list(let reference):
            switch value(of: reference) {
            case .list(let elements): return elements
            case .missing: return []
            default: return nil
            }
        case .literals(let literals, _):
            return literals.map { literal in
                .record(
                    literal.values.reduce(into: [:]) { members, member in members[member.name] = value(member.value) })
            }
        }
    }

    /// A value of the spec as one of the state; nil for a sort of value that no state has, and for an unknown one.
    func value(_ value: Value) -> StateValue? {
        switch value {
        case .boolean(let flag): .flag(flag)
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case .choice(let word): .word(word)
        case .text(let text): self.text(text).map { .text($0) }
        case .condition(let condition): holds(condition).map { .flag($0) }
        case .binding(let binding) where binding.format == nil && !binding.isRemote:
            switch self.value(of: binding.reference) {
            case .missing: binding.fallback.map { self.value($0.value) } ?? .missing
            case let value: value
            }
        default: nil
        }
    }

    /// A text with the values of its references; nil where one is unknown, or written in a way of the user's region.
    func text(_ text: LocalizedText) -> String? {
        guard text.exactForms.isEmpty, text.phrases.isEmpty, text.arguments.allSatisfy({ $0.format == nil }) else {
            return nil
        }
        var (words, last) = ("", 0)
        let bytes = Array(text.text.utf8)
        for argument in text.arguments {
            guard case .text(let value)? = value(of: argument.reference) else { return nil }
            words += String(decoding: bytes[last..<argument.offset], as: UTF8.self) + value
            last = argument.offset
        }
        return words + String(decoding: bytes[last...], as: UTF8.self)
    }

    /// The value of the first name of a reference.
    private func root(of reference: Reference) -> StateValue? {
        guard let first = reference.path.first else { return nil }
        switch reference.root {
        case .state: return state[first]
        case .parameter: return parameters[first]
        case .element: return repeated[first]
        // The case of the enum has no value of its own here, only members.
        case .literal: return reference.path.count > 1 ? repeated[first] : nil
        }
    }

    /// The value of a field or a member; nil where it is not known here.
    func value(of reference: Reference) -> StateValue? {
        guard var value = root(of: reference) else { return nil }
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
            case .contentSizeCategory: limitsTextSizes ? nil : .word("large")
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
