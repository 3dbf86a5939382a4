import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Fields of a state that is worth a look, and what it is like.
package struct StateScenario: Sendable {
    /// The fields of the state.
    package let sample: StateSample
    /// `$phase == loading`; nil for the state of the samples.
    package let title: String?

    /// States beyond which a screen is not looked at: each takes as long as the first.
    private static let most = 16

    /// The state of the samples, and for each condition that changes layout one in which it is otherwise.
    package static func all(of screen: Screen) -> [StateScenario] {
        var base = StateSample(screen.state)
        for component in screen.components { base.add(component) }
        var scenarios = [StateScenario(sample: base, title: nil)]
        let scope = SampleScope(state: base, environment: .phone)
        for condition in screen.layoutConditions {
            guard scenarios.count < most else { break }
            let holds = scope.holds(condition)
            guard let sample = scope.state(in: condition, holding: !holds),
                !scenarios.contains(where: { $0.sample == sample })
            else { continue }
            scenarios.append(StateScenario(sample: sample, title: holds ? condition.negatedWords : condition.words))
        }
        return scenarios
    }
}

extension Screen {
    /// The conditions on which sizes, places and texts depend, each once, in order.
    package var layoutConditions: [Condition] {
        var conditions = variants.map(\.condition)
        func add(_ elements: [Element]) {
            for element in elements {
                conditions += element.variants.map(\.condition)
                for keyed in element.values
                where keyed.key.meaning == .isHidden || keyed.key.effect == .parameter && keyed.key.type == .boolean {
                    switch keyed.value {
                    case .condition(let condition): conditions.append(condition)
                    case .binding(let binding):
                        let term = Condition.Term(
                            isNegated: false, operand: .reference(binding.reference), comparison: nil)
                        conditions.append(Condition([term], range: keyed.range))
                    default: break
                    }
                }
                for inner in element.all { add(inner) }
            }
        }
        for list in elementLists { add(list) }
        for component in components {
            let outer = conditions
            conditions = []
            add([component.root])
            let isWhole = self.component?.name == component.name
            conditions = outer + conditions.map { $0.outside(component, isWhole: isWhole) }
        }
        var known: Set<[Condition.Term]> = []
        return conditions.filter { known.insert($0.terms.withoutPlaces).inserted }
    }
}

extension [Condition.Term] {
    /// The terms as they would be wherever they stood.
    fileprivate var withoutPlaces: [Condition.Term] {
        map { term in
            Condition.Term(
                isNegated: term.isNegated, operand: term.operand.withoutPlace, comparison: term.comparison)
        }
    }
}

extension Condition.Operand {
    /// The operand without its place in the spec, so that the same question at two places is one.
    fileprivate var withoutPlace: Condition.Operand {
        guard case .reference(let reference) = self else { return self }
        return .reference(
            Reference(
                root: reference.root, path: reference.path, type: reference.type,
                optionalMembers: reference.optionalMembers, range: reference.range.emptied))
    }
}

extension Condition {
    /// The condition as a spec writes it.
    package var words: String { terms.map(\.words).joined(separator: " \(conjunction.rawValue) ") }

    /// The opposite, as a spec writes it.
    package var negatedWords: String {
        let conjunction: Conjunction = conjunction == .and ? .or : .and
        return terms.map(\.negated.words).joined(separator: " \(conjunction.rawValue) ")
    }
}

extension Condition.Term {
    /// The term in the words of the spec, for findings: `not $isOpen`.
    fileprivate var words: String {
        let operand =
            switch operand {
            case .reference(let reference): "$" + reference.pathText
            case .environment(let operand): operand.rawValue
            case .control(let state): state.rawValue
            }
        guard let comparison else { return (isNegated ? "not " : "") + operand }
        let comparand =
            switch comparison.comparand {
            case .number(let text), .word(let text): text
            case .boolean(let isTrue): isTrue ? "true" : "false"
            case .missing: "nil"
            case .text(let text): "\"\(text)\""
            case .reference(let reference): "$" + reference.pathText
            }
        let sign = isNegated ? comparison.sign.opposite : comparison.sign
        return "\(operand) \(sign.rawValue) \(comparand)"
    }

    /// The term that holds where this one does not.
    fileprivate var negated: Condition.Term {
        Condition.Term(isNegated: !isNegated, operand: operand, comparison: comparison)
    }
}
