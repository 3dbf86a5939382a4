import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The keyboard comes up over the screen, and a component knows where it begins, not how wide it is. Reported is a
/// relation in a component to anything but the top of the keyboard.
/// An example is `constraints: [ leading == keyboard ]` in the rows of a component.
enum KeyboardOfComponent: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard !read.isOfScreen else { return [] }
        let relations = (read.element.values + read.element.variedValues).flatMap { keyed -> [Relation] in
            if case .relations(let relations) = keyed.value { relations } else { [] }
        }
        return relations.compactMap { relation in
            guard case .formula(let formula) = relation.content, let target = formula.target,
                case .word(.keyboard) = target.place, target.attribute != .top
            else { return nil }
            let isVertical = formula.attribute.sort == .vertical && !formula.attribute.isBaseline
            return .error(
                .badRelation, "a component knows of the keyboard only where it begins", at: target.range,
                label: isVertical ? "write `keyboard.top`" : "write `parent`",
                help: "its sides are those of the screen: what follows them stands in the screen")
        }
    }
}
