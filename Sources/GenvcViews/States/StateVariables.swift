import GenvcModel
import GenvcVocabulary

/// The values of the state that conditions of a screen ask about.
struct StateVariables {
    /// The variables; a variable whose value holds others comes before these.
    let all: [StateVariable]
    /// The state of the samples.
    let base: StateSample
    /// The conditions, and each question in them, of which both answers are to be looked at.
    let formulas: [StateFormula]
    /// The states of controls that conditions ask about.
    let controls: [ControlState]
    /// For each formula the variables that decide it, by their places in `all`, what is around them included.
    let deciding: [[Int]]

    init(_ screen: Screen) {
        let conditions = ScreenConditions(screen)
        var base = StateSample(screen.state)
        for component in screen.components { base.add(component) }
        self.base = base
        var known: Set<StateFormula> = []
        formulas = conditions.formulas.flatMap { [$0] + $0.atoms }.filter { known.insert($0).inserted }

        var order: [[String]] = []
        var questions: [[String]: [StateQuestion]] = [:]
        var controls: Set<ControlState> = []
        for formula in formulas {
            switch formula {
            case .question(let question, let path):
                if questions[path] == nil { order.append(path) }
                questions[path, default: []].append(question)
            case .control(let state): controls.insert(state)
            case .constant, .not, .all, .any: break
            }
        }
        order = order.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
            .map(\.element)
        let fields = Dictionary(screen.state.map { ($0.name.text, $0.type) }) { first, _ in first }
        let variables = order.map { path in
            StateVariable(
                path, questions[path] ?? [],
                type: conditions.types[path] ?? (path.count == 1 ? fields[path[0]] : nil),
                holdsMembers: order.contains { $0.count > path.count && $0.starts(with: path) }, in: base)
        }.filter { $0.values.count > 1 }
        self.controls = ControlState.allCases.filter(controls.contains)
        all = variables
        deciding = formulas.map { formula in
            variables.indices.filter { index in formula.atoms.contains { variables[index].decides($0) } }
        }
    }

    /// The state in which each variable has one of its values, by the places of these in `StateVariable.values`. A
    /// value whose place is not there, since something around it is nil or empty, is left out of `changes`.
    func state(_ choice: [Int]) -> (sample: StateSample, changes: [StateChange]) {
        var sample = base
        var changes: [StateChange] = []
        for (variable, index) in zip(all, choice) {
            guard let change = variable.values[index], let next = change.made(in: sample) else { continue }
            sample = next
            changes.append(change)
        }
        return (sample, changes)
    }
}

extension StateVariable {
    /// True if the answer of a question depends on the value, or on what is around it.
    fileprivate func decides(_ atom: StateFormula) -> Bool {
        guard case .question(let question, let asked) = atom else { return false }
        if case .comparesWith(_, let other) = question, other.starts(with: path) { return true }
        return asked.starts(with: path)
    }
}
