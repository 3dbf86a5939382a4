import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The literals of a `repeat` make an enum, whose name no other type of the code may have; `EnumName` says which do.
/// The elements of a list whose type nothing tells are of a type of the app that is called as the id.
/// An example is `{ button: state, repeat: [ { id: on }, { id: off } ] }`, which would make an enum `State`.
enum RepetitionEnum: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard case .repetition(let repetition)? = read.value(.tool(.repetition))?.value, let id = read.element.id
        else { return [] }
        if case .list(let list) = repetition.content, list.type == nil {
            let name = SwiftName.ofEnum(id.text)
            return GeneratedTypes.hides(name, isScreen: read.isOfScreen) ? [.hidden(type: name, at: id.range)] : []
        }
        guard case .literals = repetition.content else { return [] }
        return EnumName.finding(for: id, beside: spec.kinds.prefix(read.knownKinds)).map { [$0] } ?? []
    }
}
