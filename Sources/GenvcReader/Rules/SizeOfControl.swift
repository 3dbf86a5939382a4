import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A switch or a stepper has the size that UIKit gives it, whatever its frame says. Among rows a height is that of the
/// row.
///
/// Reported are `width`, `size` and, where it is the control's own, `height`, in cases of `when` too.
/// An example is `{ switch: sounds, width: 200 }`.
enum SizeOfControl: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.kind.isControlOfFixedSize, read.kind.traits.contains(.keepsWidth),
            case .fixed(let width, let height) = read.kind.intrinsicSize, let across = PlainNumber.text(of: width),
            let down = PlainNumber.text(of: height)
        else { return [] }
        let sizes = ([.size] + read.sidesOfSize).map { Effect.layout($0) }
        return (read.element.values + read.variedValues).filter { sizes.contains($0.key.effect) }.map { keyed in
            Diagnostic(
                .warning, .uselessKey, "`\(keyed.key.name)` has no effect here", at: keyed.keyRange,
                label: "leave it out: \(Wording.articled(read.kind.name)) is always \(across) × \(down) points")
        }
    }
}
