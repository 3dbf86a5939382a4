import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A button has a corner radius of its own or a corner style that has one, but not both.
///
/// Reported is a corner style with a radius of its own, and any style of a case, at a button with a `cornerRadius`.
/// An example is `{ button: buy, title: Buy, cornerRadius: 4, cornerStyle: medium }`.
enum CornersOfButton: SpecRule {
    /// The styles that leave the radius to the configuration.
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum
    private static let withoutRadius: Set = ["fixed", "dynamic"]

    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let (values, varied) = (read.element.values, read.variedValues)
        let hasRadius = values.contains(where: isRadius)
        let styles =
            values.filter { hasRadius && isStyle($0) && !withoutRadius.contains($0.value.word ?? "") }
            + varied.filter { (hasRadius || varied.contains(where: isRadius)) && isStyle($0) }
        let radius = (values + varied).first(where: isRadius)
        return styles.map { style in
            // A style that a component or a style sheet gives is right for its other uses.
            let isElsewhere = style.origin != .element && radius?.origin == .element
            return .error(
                .conflictingKeys, "a button with a `cornerRadius` takes no `cornerStyle` here",
                at: isElsewhere ? radius?.range ?? style.range : style.range,
                label: isElsewhere ? "leave it out, or add `cornerStyle: fixed`" : "leave one of the two out",
                help: "a style has a radius of its own, in place of the one that is said")
        }
    }

    private static func isStyle(_ keyed: KeyedValue) -> Bool { keyed.key.meaning == .cornerStyle }

    private static func isRadius(_ keyed: KeyedValue) -> Bool { keyed.key.effect == .construction(.cornerRadius) }
}
