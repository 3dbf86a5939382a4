import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Touches around a button are a matter of its class, which nothing else may choose as well.
///
/// Reported is `hitArea` beside `class` or `initializer`, and beside a style that makes a component of the button.
/// An example is `{ button: close, title: Close, class: CloseButton, hitArea: 44 }`.
enum ButtonHitArea: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let element = read.element
        guard element.hasHitArea,
            let keyed = (element.values + read.variedValues).first(where: { $0.key.meaning == .hitArea })
        else { return [] }
        if let own = element.toolValue(.className) ?? element.toolValue(.initializer) {
            return [
                .error(
                    .conflictingKeys, "`\(keyed.key.name)` and `\(own.key.name)` both choose the class of the button",
                    at: keyed.keyRange, label: "keep one of them",
                    related: [Diagnostic.Label(own.keyRange, "the other is here")])
            ]
        }
        guard let component = element.component, let style = element.styles.last else { return [] }
        return [
            .error(
                .conflictingKeys,
                "`\(keyed.key.name)` and the style \(Wording.code(style)) both choose the class of the button",
                at: keyed.keyRange, label: "make the button larger, or write the keys of the style",
                help: "the style makes a \(component)")
        ]
    }
}
