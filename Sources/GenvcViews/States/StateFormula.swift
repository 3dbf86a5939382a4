import GenvcModel
import GenvcVocabulary

/// A condition of a screen in terms of its state alone: what a component is given is replaced by where that comes from.
indirect enum StateFormula: Sendable, Hashable {
    case constant(Bool)
    case question(StateQuestion, at: [String])
    /// A state of the controls, where nothing in the spec sets it.
    case control(ControlState)
    case not(StateFormula)
    case all([StateFormula])
    case any([StateFormula])

    /// True if the condition holds in a state.
    func holds(in state: StateSample) -> Bool {
        switch self {
        case .constant(let isTrue): isTrue
        case .question(let question, let path): question.holds(state.value(at: path), in: state)
        case .control(let control): state.controlStates.contains(control)
        case .not(let formula): !formula.holds(in: state)
        case .all(let formulas): formulas.allSatisfy { $0.holds(in: state) }
        case .any(let formulas): formulas.contains { $0.holds(in: state) }
        }
    }

    /// The questions and control states in it, each as a formula of its own.
    var atoms: [StateFormula] {
        switch self {
        case .constant: []
        case .question, .control: [self]
        case .not(let formula): formula.atoms
        case .all(let formulas), .any(let formulas): formulas.flatMap(\.atoms)
        }
    }
}
