import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An animation runs when something that its condition reads changes, in a place where it can run.
///
/// Reported are animations of cells and of repeated elements, and one whose condition asks only about the device.
/// An example is `animations: { if: width > 400, transform: { scale: 1.1 } }`.
enum AnimationsNeedChange: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let keyed = read.value(.tool(.animations)), case .animations(let animations) = keyed.value else {
            return []
        }
        if read.place == .cells { return [.useless(keyed, "a list animates its own changes")] }
        if read.element.repetition != nil {
            let id = read.element.id?.text ?? "dot"
            return [
                .error(
                    .uselessKey, "what is repeated has no animations of its own", at: keyed.range,
                    label: "write them in a component, which is repeated",
                    help: "a `Bool` parameter tells the component when: `isFilled: $\(id) < $count`")
            ]
        }
        guard let silent = animations.first(where: { $0.condition.terms.allSatisfy { !$0.changes } }) else { return [] }
        return [
            .error(
                .uselessKey, "this animation never runs", at: silent.condition.range,
                label: "ask about a field", help: "it runs when a field that the condition reads changes")
        ]
    }
}

extension Condition.Term {
    /// True if what it asks about is a field, or what the control is just now.
    fileprivate var changes: Bool {
        switch operand {
        case .reference, .control: true
        default: false
        }
    }
}
