import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A component that keeps state for itself would show that of another element where its views are used again by their
/// place. Reported is such a component that is repeated over a list.
/// An example is `{ Counter: counter, repeat: $players }` with `Counter: { state: { count: Int }, … }`.
enum RepeatedState: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard case .repetition(let repetition)? = read.value(.tool(.repetition))?.value,
            case .list = repetition.content, spec.keepingComponents.contains(read.kind.name)
        else { return [] }
        return [
            .error(
                .conflictingKeys, "what \(Wording.articled(read.kind.name)) keeps would go to another element",
                at: repetition.range, label: "keep it in the elements of the list, as a parameter",
                help: read.place == .cells
                    ? "a list uses its cells again, for whichever element comes up next"
                    : "views of a `repeat` go by place: when an element is added or removed, each shows the next one")
        ]
    }
}
