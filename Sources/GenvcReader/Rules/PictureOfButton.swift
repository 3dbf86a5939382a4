import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The configuration of a button places its picture, and does not ask how the view fills itself. Reported is
/// `contentMode`.
/// An example is `{ button: add, image: symbol:plus, contentMode: center }`.
enum PictureOfButton: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.kind.traits.contains(.hasConfiguration) else { return [] }
        return read.valuesInAllCases.filter { $0.key.meaning == .contentMode }.map {
            .useless($0, "the configuration places the picture: write `imagePlacement`")
        }
    }
}
