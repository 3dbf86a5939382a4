import GenvcModel
import GenvcVocabulary

/// One thing about the state that differs from the samples.
package struct StateChange: Sendable, Hashable {
    /// The part of the state that differs.
    enum Content: Sendable, Hashable {
        /// The value of a field or of a member.
        case sample(Sample, at: [String])
        /// A state of all controls, where nothing in the spec sets it.
        case control(ControlState)
    }

    let content: Content
    /// `isShort is true`: the change in the words of the spec.
    package let words: String

    init(_ content: Content, words: String) {
        self.content = content
        self.words = words
    }

    /// The values with which fields begin, where they have a sample besides.
    static func initialValues(of fields: [StateField]) -> [StateChange] {
        fields.compactMap { field in
            guard let sample = field.sample, let first = field.firstValue, first != sample else { return nil }
            return StateChange(.sample(first, at: [field.name.text]), words: "\(field.name.text) is as at first")
        }
    }

    /// Controls that are not as they are at first.
    init(_ control: ControlState) {
        content = .control(control)
        words = control == .isEnabled ? "a control is not enabled" : "a control has `\(control.rawValue)`"
    }

    /// The state with this change; nil if its place is not there, since something around it is nil or empty.
    func made(in state: StateSample) -> StateSample? {
        switch content {
        case .sample(let sample, let path): return state.setting(path, to: sample)
        case .control(let control):
            var changed = state
            changed.setControl(control, to: control != .isEnabled)
            return changed
        }
    }
}
