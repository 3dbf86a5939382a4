import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An input keeps what is entered, or tells it: otherwise the next change of state would take it back.
///
/// Reported is an input with `event: none` that shows something else than a field of `state`. An example is `{
/// switch: on, isOn: $isOn, event: none }` in a component with the parameter `isOn`.
enum LostInput: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        for event in read.kind.events where read.element.isUnreported(event) {
            guard let (keyed, binding) = read.element.shownInput(of: event), !binding.reference.isField else {
                continue
            }
            return [
                .error(
                    .uselessKey,
                    "what a person enters is lost: nothing keeps it in "
                        + "\(Wording.code("$" + binding.reference.pathText)), and nobody is told",
                    at: keyed.range,
                    label: "leave out `event: none`",
                    help: "only a field of `state` keeps what is entered; of others the event tells, and code sets them"
                )
            ]
        }
        return []
    }
}
