import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The literals of a `repeat` make an enum, whose name no other type of the code may have; `EnumName` says which do.
/// An example is `{ button: state, repeat: [ { id: on }, { id: off } ] }`, which would make an enum `State`.
enum RepetitionEnum: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard case .repetition(let repetition)? = read.value(.tool(.repetition))?.value,
            case .literals = repetition.content, let id = read.element.id
        else { return [] }
        return EnumName.finding(for: id, beside: spec.kinds.prefix(read.knownKinds)).map { [$0] } ?? []
    }
}
