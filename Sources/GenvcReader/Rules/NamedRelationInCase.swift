import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A name of a relation makes a property, which keeps one constraint for code to move. The constraints of a case come
/// and go with it, so that no property keeps them.
///
/// Reported is a name in the `constraints` of a case.
/// An example is `when: { if: $isOpen, constraints: { panelHeight: height == 200 } }`.
enum NamedRelationInCase: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        read.variedValues.flatMap { keyed -> [Diagnostic] in
            guard case .relations(let relations) = keyed.value else { return [] }
            return relations.compactMap(\.name).map { name in
                .error(
                    .uselessKey, "no property keeps a constraint of a case", at: name.range,
                    label: "leave out the name",
                    help: "a length can be a number of `state` instead, as `height == $height`")
            }
        }
    }
}
