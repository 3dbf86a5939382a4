import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An input keeps what is entered in the field that it shows, so that must be one that can be set.
///
/// Reported is an input that shows a computed field of `state`, `text: $fullName`.
/// An example is `{ textField: name, text: $fullName }` with `fullName: { type: String, computed: true }`.
enum ComputedInput: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        for event in read.kind.events {
            guard let (keyed, binding) = read.element.shownInput(of: event), binding.reference.isField,
                let name = read.scope.name(binding.reference.path[0]), name.isComputed
            else { continue }
            let field = Wording.code("$" + name.text)
            return [
                .error(
                    .wrongType, "\(field) is computed, so \(Wording.articled(read.kind.name)) cannot set it",
                    at: keyed.range, label: "write a field that is kept",
                    related: [Diagnostic.Label(name.range, "it is computed here")],
                    help: "what a person enters is kept in the field behind `\(keyed.key.name)`")
            ]
        }
        return []
    }
}
