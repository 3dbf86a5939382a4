import GenvcModel
import GenvcVocabulary

/// The origin of a value that a condition reads.
enum StateOrigin: Sendable, Hashable {
    /// A place in the state, with its type; nil where nothing tells that.
    case path([String], FieldType?)
    /// A literal.
    case fixed(Sample)
    /// A condition that a component was given.
    case formula(StateFormula)
    /// A value that only the app's own Swift knows.
    case unknown
}

/// The meaning of names at the place of a condition.
struct StateScope: Sendable {
    /// The component whose own state `$name` reads; nil for the screen.
    var component: Component?
    /// The origins of the component's arguments, by the names of its parameters.
    var parameters: [String: [StateOrigin]] = [:]
    /// The elements of each `repeat` around the place, by the id of the repeated element.
    var elements: [String: [Repeated]] = [:]
    /// The origins of the states that the spec gives to the control at which conditions stand.
    var controls: [ControlState: [StateOrigin]] = [:]

    /// One element of a `repeat`.
    struct Repeated: Sendable {
        let origin: StateOrigin
        /// The origins of the members of a literal, by name.
        var members: [String: [StateOrigin]] = [:]
    }

    // MARK: - Origins

    /// The origins of what a reference reads: more than one where literals are repeated, or where cases of `when` give
    /// a component other values.
    func origins(of reference: Reference) -> [StateOrigin] {
        let name = reference.path[0]
        let members = reference.path.dropFirst()
        switch reference.root {
        case .state: return [.path([stateName(name)] + members, reference.askedType)]
        case .parameter:
            guard component != nil || parameters[name] != nil else {
                return [.path(reference.path, reference.askedType)]
            }
            return (parameters[name] ?? []).map { $0.member(members, reference.askedType) }
        case .element, .literal:
            return (elements[name] ?? []).flatMap { repeated -> [StateOrigin] in
                if let first = members.first, let origins = repeated.members[first] {
                    return origins.map { $0.member(members.dropFirst(), reference.askedType) }
                }
                return [repeated.origin.member(members, reference.askedType)]
            }
        }
    }

    /// The paths of what is around a reference and may be nil or empty, each with the question about that.
    func enclosing(of reference: Reference) -> [StateFormula] {
        reference.optionalMembers.filter { $0 < reference.path.count - 1 }.flatMap { position -> [StateFormula] in
            let outer = Reference(
                root: reference.root, path: Array(reference.path[...position]), type: nil, range: reference.range)
            return origins(of: outer).compactMap { origin in
                guard case .path(let path, _) = origin else { return nil }
                if ReferenceMember(endOf: path)?.isElement == true {
                    return .question(.isEmpty, at: path.dropLast())
                }
                return .question(.compares(.equal, .missing), at: path)
            }
        }
    }

    /// The origins of the value of a key.
    func origins(of value: Value) -> [StateOrigin] {
        switch value {
        case .binding(let binding): origins(of: binding.reference)
        case .condition(let condition): formulas(of: condition).map(StateOrigin.formula)
        case .swift: [.unknown]
        default: [.fixed(Sample(value))]
        }
    }

    /// The name of a field in a sample of the screen.
    private func stateName(_ field: String) -> String {
        component.map { StateSample.name(of: field, in: $0) } ?? field
    }

    // MARK: - Formulas

    /// The condition in terms of the state; several where it stands for several views or uses.
    func formulas(of condition: Condition) -> [StateFormula] {
        let terms = condition.terms.map { formulas(of: $0, neutral: condition.conjunction == .and) }
        guard let most = terms.map(\.count).max(), most > 0, terms.allSatisfy({ !$0.isEmpty }) else { return [] }
        // Origins of one literal, or of one use of a component, have the same place in the list of each term.
        return (0..<most).map { index in
            let some = terms.map { $0[index % $0.count] }
            guard some.count > 1 else { return some[0] }
            return condition.conjunction == .and ? .all(some) : .any(some)
        }
    }

    /// A term in terms of the state.
    ///
    /// - Parameter neutral: what stands for an answer that no state decides, such as the width of the device.
    private func formulas(of term: Condition.Term, neutral: Bool) -> [StateFormula] {
        let formulas: [StateFormula?] =
            switch term.operand {
            case .environment: [nil]
            case .control(let state):
                controls[state].map { $0.map { formula($0, nil, .unknown) } } ?? [.control(state)]
            case .reference(let reference): self.formulas(of: reference, term.comparison)
            }
        return formulas.map { formula in
            guard let formula else { return .constant(neutral) }
            return term.isNegated ? .not(formula) : formula
        }
    }

    private func formulas(of reference: Reference, _ comparison: Condition.Comparison?) -> [StateFormula?] {
        let operands = origins(of: reference)
        if let comparison, comparison.comparand == .missing, reference.isNeverMissingItself {
            let isMissing = StateFormula.any(enclosing(of: reference))
            return [comparison.sign == .equal ? isMissing : .not(isMissing)]
        }
        guard case .reference(let other)? = comparison?.comparand else {
            return operands.map { formula($0, comparison, .unknown) }
        }
        let others = origins(of: other)
        guard !operands.isEmpty, !others.isEmpty else { return [] }
        return (0..<max(operands.count, others.count)).map { index in
            formula(operands[index % operands.count], comparison, others[index % others.count])
        }
    }

    /// The question of a term about what its operand comes from; nil if no state decides it.
    ///
    /// - Parameter other: what a reference that the operand is compared with comes from.
    private func formula(
        _ origin: StateOrigin, _ comparison: Condition.Comparison?, _ other: StateOrigin
    ) -> StateFormula? {
        guard let comparison else {
            switch origin {
            case .path(let path, _):
                if ReferenceMember(endOf: path) == .isEmpty { return .question(.isEmpty, at: path.dropLast()) }
                return .question(.isTrue, at: path)
            case .fixed(let sample): return .constant(sample == .scalar("true"))
            case .formula(let formula): return formula
            case .unknown: return nil
            }
        }
        let sign = comparison.sign
        let comparand: StateOrigin =
            switch comparison.comparand {
            case .number(let text), .word(let text), .text(let text): .fixed(.scalar(text))
            case .boolean(let isTrue): .fixed(.scalar(isTrue ? "true" : "false"))
            case .missing: .fixed(.missing)
            case .reference: other
            }
        switch (origin, comparand) {
        case (.path(let path, let type), .fixed(let sample)):
            if ReferenceMember(endOf: path) == .count, type?.basic == .integer, case .scalar(let text) = sample,
                let number = Double(text)
            {
                return .question(.counts(sign, number), at: path.dropLast())
            }
            return .question(.compares(sign, sample), at: path)
        case (.fixed(let sample), .path(let path, _)): return .question(.compares(sign.turned, sample), at: path)
        case (.path(let path, _), .path(let other, _)): return .question(.comparesWith(sign, other), at: path)
        case (.fixed(let sample), .fixed(let other)): return .constant(sign.holds(sample, other))
        case (.formula(let formula), .fixed(let sample)):
            return (sample == .scalar("true")) == (sign == .equal) ? formula : .not(formula)
        case (.formula, _), (_, .formula), (.unknown, _), (_, .unknown): return nil
        }
    }
}

extension StateOrigin {
    /// The value of a member of a member, and so on.
    ///
    /// - Parameter known: the type of the last member; nil where nothing tells it.
    fileprivate func member(_ names: ArraySlice<String>, _ known: FieldType?) -> StateOrigin {
        guard !names.isEmpty else {
            if case .path(let path, nil) = self { return .path(path, known) }
            return self
        }
        switch self {
        case .path(let path, _): return .path(path + names, known)
        case .fixed(let sample):
            return .fixed(names.reduce(sample) { $0.known(member: $1) ?? .missing })
        case .formula, .unknown: return .unknown
        }
    }
}

extension Reference {
    /// The type of the value, which may be nil unless something says that it is not: a sample tells that only of a
    /// value that it has, and an optional value around it tells nothing of the value itself.
    fileprivate var askedType: FieldType? {
        guard let type, !isNeverMissingItself else { return type?.unwrapped }
        return isInferred && !type.isOptional ? .optional(type) : type
    }

    /// True if the value is there wherever all that is around it is there. The `id` of an element is, since elements
    /// are `Identifiable`; of other members of the app's own types nothing tells it.
    fileprivate var isNeverMissingItself: Bool {
        guard path.count > 1, !optionalMembers.contains(path.count - 1) else { return false }
        return ReferenceMember(endOf: path) == .id || !isInferred && type != nil && nilability == .chain
    }
}
