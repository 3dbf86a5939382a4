import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A component that keeps state for itself, and an input that shows nothing of the app's, would show what belongs to
/// another element where their views are used again by their place. Reported is an element that is repeated over a list
/// and is such a component or input, or holds one.
/// An example is `{ Counter: counter, repeat: $players }` with `Counter: { state: { count: Int }, … }`.
enum RepeatedState: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard case .repetition(let repetition)? = read.value(.tool(.repetition))?.value,
            case .list = repetition.content,
            let keeper = ComponentTable.keeper(in: read.element, inAnyOf: spec.keepingComponents)
        else { return [] }
        let related = keeper === read.element ? [] : [Diagnostic.Label(keeper.range, "this keeps what is entered")]
        return [
            .error(
                .conflictingKeys, "what `\(read.element.id?.text ?? read.kind.name)` keeps would go to another element",
                at: repetition.range, label: "keep it in the elements of the list, as a parameter",
                related: related,
                help: read.place == .cells
                    ? "a list uses its cells again, for whichever element comes up next"
                    : "views of a `repeat` go by place: when an element is added or removed, each shows the next one")
        ]
    }
}
