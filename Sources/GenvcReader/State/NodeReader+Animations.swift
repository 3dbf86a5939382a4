import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeReader {
    /// Reports movements that never run.
    mutating func checkAnimations(
        _ keyed: KeyedValue, of element: Element, _ entries: [YAMLEntry], at place: Place
    ) {
        guard case .animations(let animations) = keyed.value else { return }
        if place == .cells {
            reportUseless(keyed, entries, "a list animates its own changes")
        } else if element.repetition != nil {
            values.report(
                .uselessKey, "what is repeated has no animations of its own", at: keyed.range,
                label: "write them in a component, which is repeated",
                help: "a `Bool` parameter tells the component when: `isFilled: $\(element.id?.text ?? "dot") < $count`")
        } else if let silent = animations.first(where: { $0.condition.terms.allSatisfy { !$0.changes } }) {
            values.report(
                .uselessKey, "this animation never runs", at: silent.condition.range,
                label: "ask about a field", help: "it runs when a field that the condition reads changes")
        }
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
