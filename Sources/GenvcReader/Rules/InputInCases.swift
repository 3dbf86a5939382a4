import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// What a person enters goes to one field, so no case of `when` may show another one. Reported is each case that gives
/// a reference for the value that a person changes; a fixed value is none.
/// An example is `{ textField: name, text: $name, when: { if: $isNick, text: $nickname } }`.
enum InputInCases: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        read.kind.events.flatMap { event -> [Diagnostic] in
            guard let (base, binding) = read.element.shownInput(of: event), binding.reference.isField else { return [] }
            // What is the same in every state shows that nothing is taken.
            let cases = read.variedValues.filter { $0.key === base.key && $0.value.isDynamic }
            return cases.map { keyed in
                .error(
                    .conflictingKeys,
                    "what is entered is kept in \(Wording.code("$" + binding.reference.pathText)), and this case shows "
                        + "something else",
                    at: keyed.range, label: "leave it out, or make an element for each and hide one of them",
                    related: [Diagnostic.Label(base.range, "it is kept here")])
            }
        }
    }
}
