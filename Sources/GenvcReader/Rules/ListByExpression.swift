import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A list is made with the layout of its sections, which only generated code has. Reported is `init` at a list.
/// An example is `{ collectionView: all, init: OwnList(), sections: [ … ] }`.
enum ListByExpression: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.isList, let made = read.value(.tool(.initializer)) else { return [] }
        return [.useless(made, "a list is made with the layout of its sections: name its class under `class`")]
    }
}
