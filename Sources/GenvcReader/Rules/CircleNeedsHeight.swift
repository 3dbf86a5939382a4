import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A radius of half of the height needs a height that is known, and the same in all cases.
///
/// Reported is `cornerRadius: circle` at an element whose height is not exact, or differs from case to case, unless its
/// class rounds its ends by itself.
/// An example is `{ imageView: portrait, image: portrait, width: 80, cornerRadius: circle }`.
enum CircleNeedsHeight: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let element = read.element
        guard element.corners.roundsLayer, !element.corners.hasExactHeight else { return [] }
        let varied = read.variedValues.filter { $0.key.effect == .construction(.cornerRadius) }
        let radii = [element.constructionValue(.cornerRadius)].compactMap { $0 } + varied
        // A class that rounds its ends does so always; that of labels while it is told to.
        let isRoundable = element.corners.takesRoundEnds && (varied.isEmpty || element.kind.intrinsicSize == .text)
        guard let circle = radii.first(where: { $0.value == .cornerRadius(.circle) }), !isRoundable else { return [] }
        let name = element.kind.name
        if element.corners.variesHeight {
            return [
                .error(
                    .conflictingKeys, "a `circle` needs the same height in all cases, and this \(name) has several",
                    at: circle.range, label: "write `cornerRadius` in points, in each case its own",
                    help: "the radius is half of the height, and is not set again when that changes")
            ]
        }
        if let height = element.layoutValue(.height), height.value.isDynamic {
            return [
                .error(
                    .conflictingKeys, "a `circle` needs a height that is known, and that of this \(name) follows state",
                    at: circle.range, label: "write the height as a number, or the radius",
                    related: [Diagnostic.Label(height.range, "it is this")],
                    help: "the radius is half of the height, and is not set again when that changes")
            ]
        }
        return [
            .error(
                .missingKey, "a `circle` needs an exact height, and this \(name) has none", at: circle.range,
                label: element.showsText ? "add `size`, or `height: { equal: 40 }`" : "add `size` or `height`",
                help: varied.isEmpty ? "the radius is half of the height" : "without one, a case cannot change it")
        ]
    }
}
