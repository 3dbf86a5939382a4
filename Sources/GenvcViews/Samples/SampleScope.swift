import GenvcModel
import GenvcVocabulary

/// The meanings of references and conditions in one look at a screen.
struct SampleScope {
    /// The values of the fields in this look.
    var state: StateSample
    /// The answers of the device and its settings.
    var environment: ConditionEnvironment
    /// The element of its list that each `repeat` shows, by the id of the element that repeats.
    var elements: [String: Sample] = [:]
    /// The states of the control at which conditions stand, as far as it was told them.
    var controls: [ControlState: Bool] = [:]
    /// The values of the component's parameters, by name.
    var parameters: [String: Sample] = [:]

    /// The value of the reference; one that nobody has given is drawn as its name.
    func sample(of reference: Reference) -> Sample {
        guard let first = reference.path.first else { return .missing }
        var sample: Sample? =
            switch reference.root {
            case .state: state[first]
            case .parameter: parameters[first]
            case .element, .literal: elements[first]
            }
        for member in reference.path.dropFirst() { sample = sample?.known(member: member) }
        if let sample { return sample }
        let name = reference.path[reference.path.count - 1]
        return reference.type?.sample(named: name, 0) ?? .scalar(name)
    }

    /// True if the condition holds.
    func holds(_ condition: Condition) -> Bool {
        switch condition.conjunction {
        case .and: condition.terms.allSatisfy(holds)
        case .or: condition.terms.contains(where: holds)
        }
    }

    /// True if one term of a condition holds.
    func holds(_ term: Condition.Term) -> Bool {
        let isTrue: Bool
        switch term.operand {
        case .control(let control): isTrue = controls[control] ?? state.controlStates.contains(control)
        case .environment(let operand): isTrue = holds(environment[operand], operand, term.comparison)
        case .reference(let reference): isTrue = holds(sample(of: reference), term.comparison)
        }
        return isTrue != term.isNegated
    }

    /// True if a field compares as the term says; without a comparison, if it is true.
    private func holds(_ sample: Sample, _ comparison: Condition.Comparison?) -> Bool {
        guard let comparison else { return sample == .scalar("true") }
        let other: Sample =
            switch comparison.comparand {
            case .number(let text), .word(let text), .text(let text): .scalar(text)
            case .boolean(let isTrue): .scalar(isTrue ? "true" : "false")
            case .missing: .missing
            case .reference(let reference): self.sample(of: reference)
            }
        return comparison.sign.holds(sample, other)
    }

    /// True if the device compares as the term says; an operand without an answer never does.
    private func holds(
        _ answer: ConditionEnvironment.Answer?, _ operand: EnvironmentOperand, _ comparison: Condition.Comparison?
    ) -> Bool {
        guard let answer, let comparison else { return false }
        switch (answer, comparison.comparand) {
        case (.number(let left), .number(let text)):
            return Double(text).map { comparison.sign.holds(left, $0) } ?? false
        case (.word(let left), .word(let right)):
            guard case .orderedWords(let words) = operand.comparand, let first = words.firstIndex(of: left),
                let second = words.firstIndex(of: right)
            else { return comparison.sign.holds(left == right ? 0 : 1, 0) }
            return comparison.sign.holds(Double(first), Double(second))
        default: return false
        }
    }
}

extension Sample {
    /// A member of the value, also of a text or a list; nil if nothing tells it.
    func known(member name: String) -> Sample? {
        switch (ReferenceMember(rawValue: name), isRecord ? self : word) {
        case (.isEmpty?, .scalar(let text)): .scalar(text.isEmpty ? "true" : "false")
        case (.isEmpty?, .list(let samples)): .scalar(samples.isEmpty ? "true" : "false")
        case (.count?, .scalar(let text)): .scalar(String(text.count))
        case (.count?, .list(let samples)): .scalar(String(samples.count))
        case (.first?, .list(let samples)): samples.first ?? .missing
        case (.last?, .list(let samples)): samples.last ?? .missing
        default: member(name)
        }
    }

    /// True for a sample with members.
    fileprivate var isRecord: Bool {
        if case .record = self { return true }
        return false
    }
}

extension ConditionEnvironment {
    /// True if a term that asks about the device holds.
    package func holds(_ term: Condition.Term) -> Bool {
        SampleScope(state: StateSample([]), environment: self).holds(term)
    }
}
