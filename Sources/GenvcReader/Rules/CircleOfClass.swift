import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// No class knows how high it will be, so only one that rounds its ends by itself can be a circle.
///
/// Reported is `cornerRadius: circle` in a component with `base: label`; a button has a configuration that does it.
/// An example is `Badge: { base: label, cornerRadius: circle }` under `components`.
enum CircleOfClass: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let radius = read.element.constructionValue(.cornerRadius), radius.value == .cornerRadius(.circle),
            !read.kind.traits.contains(.hasConfiguration)
        else { return [] }
        return [
            .error(
                .uselessKey, "a `circle` needs a height, and no class knows how high it will be", at: radius.range,
                label: "write `cornerRadius: circle` and a `height` where the component stands")
        ]
    }
}
