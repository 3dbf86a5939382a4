import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A component with rows is a class of its own, which genvc writes. Reported are `class`, `init` and `properties` where
/// one stands.
/// An example is `{ StatCard: steps, class: BigCard }`.
enum ClassOfComponent: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.kind.traits.contains(.isComponent) else { return [] }
        return [Effect.ToolKey.className, .initializer, .properties].compactMap { key in
            read.value(.tool(key)).map { .useless($0, "`\(read.kind.name)` is a class of its own, which genvc writes") }
        }
    }
}
