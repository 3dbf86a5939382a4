import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The methods that make what is repeated give it no menu; only cells have one each.
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
