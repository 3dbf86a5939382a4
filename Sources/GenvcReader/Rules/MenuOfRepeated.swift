import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Repeated views are made by methods that give them no menu; only cells have one each. Reported is `menu` at a
/// repeated element that is no cell.
/// An example is `{ button: more, title: More, repeat: 3, menu: [ … ] }`.
enum MenuOfRepeated: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.element.hasMenu, read.place != .cells, read.element.repetition != nil, let key = read.key(.menu)
        else { return [] }
        return [
            .useless(
                key, "what is repeated has no menu: repeat a component that holds it",
                help: "`swift:` can set one: `$0.menu = …`")
        ]
    }
}
