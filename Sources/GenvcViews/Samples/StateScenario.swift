import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A state that a screen is looked at in.
package struct StateScenario: Sendable {
    /// The state of the samples.
    private let base: StateSample
    /// The differences from the samples; none for the state of the samples itself.
    package let changes: [StateChange]
    /// The state.
    package let sample: StateSample

    /// The state of the samples with changes, the outer ones first.
    private init(_ base: StateSample, _ changes: [StateChange]) {
        self.base = base
        self.changes = changes
        sample = changes.reduce(base) { $1.made(in: $0) ?? $0 }
    }

    /// The state of the samples, and others in which together each condition of the screen holds and does not hold, as
    /// far as a state can make it so; and the state in which the screen begins, where samples hide that. `StateCover`
    /// says how many there are at most.
    package static func all(of screen: Screen) -> [StateScenario] {
        let variables = StateVariables(screen)
        let covering = StateCover(variables).choices.map { StateScenario(variables.base, variables.state($0).changes) }
        let first = StateScenario(variables.base, StateChange.initialValues(of: screen.state))
        return covering + (covering.contains { $0.sample == first.sample } ? [] : [first])
            + variables.controls.map { StateScenario(variables.base, [StateChange($0)]) }
    }

    /// True for a state that lasts as long as a finger rests on a control, or in which controls do nothing.
    package var isOfControls: Bool {
        sample.controlStates != base.controlStates && !sample.controlStates.contains(.isSelected)
    }

    /// The state without one of its changes.
    package func without(_ change: StateChange) -> StateScenario {
        StateScenario(base, changes.filter { $0 != change })
    }

    /// `when phase is loading and user is nil`; nil for the state of the samples.
    package var title: String? {
        changes.isEmpty ? nil : "when " + EnglishList.joined(changes.map(\.words), "and")
    }
}

extension Screen {
    /// The conditions of the screen that ask about the device, each term once.
    package var environmentTerms: [Condition.Term] {
        var terms: [Condition.Term] = []
        func add(_ condition: Condition) {
            for term in condition.terms {
                if case .environment = term.operand, !terms.contains(term) { terms.append(term) }
            }
        }
        func add(_ element: Element) {
            for variant in element.variants { add(variant.condition) }
            for keyed in element.values + element.variedValues {
                if case .condition(let condition) = keyed.value { add(condition) }
            }
            for list in element.all { for inner in list { add(inner) } }
        }
        for variant in variants { add(variant.condition) }
        for list in elementLists { for element in list { add(element) } }
        for component in components { add(component.root) }
        return terms
    }
}
