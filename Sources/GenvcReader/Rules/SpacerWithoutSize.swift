import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A spacer takes the room that is left, which a size of its own would hold back from it.
///
/// Reported is `intrinsicContentSize` at a spacer of a class of the app's own.
/// An example is `{ spacer: wave, class: WaveView, intrinsicContentSize: 40 }`.
enum SpacerWithoutSize: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.kind.drawing == .gap, let size = read.value(.tool(.intrinsicContentSize)) else { return [] }
        return [.useless(size, "a \(read.kind.name) takes what room is left; a `view` may have a size of its own")]
    }
}
