import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// VoiceOver lets people adjust, by a swipe up or down, what has the trait `adjustable`; a class says what the swipe
/// does.
///
/// Reported is the trait at an element of a class of UIKit, or of the spec, that answers no such swipe.
/// An example is `{ label: rating, text: 4 stars, accessibilityTraits: adjustable }`.
enum AdjustableNeedsSteps: SpecRule {
    /// The trait as UIKit names it.
    private static let trait = "adjustable"

    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        // Controls that are dragged or stepped answer the swipe by themselves.
        let values: [Key.Meaning] = [.draggedValue, .currentPage, .pickedDate, .stepValue]
        let isAdjusted = read.kind.keys.contains { key in key.meaning.map(values.contains) == true }
        // The class of a component can answer in an extension of its own.
        guard !isAdjusted, !read.role.isOfComponent, read.kind.content != .component,
            read.element.toolValue(.className) == nil
        else { return [] }
        return read.valuesInAllCases.compactMap { keyed in
            guard keyed.key.meaning == .accessibilityTraits, case .choices(let traits) = keyed.value,
                traits.contains(trait)
            else { return nil }
            return Diagnostic(
                .warning, .uselessKey, "VoiceOver offers to adjust this \(read.kind.name), and nothing happens",
                at: keyed.range, label: "leave `\(trait)` out, or give the element a `class` of yours",
                help: "a class answers by `accessibilityIncrement()` and `accessibilityDecrement()`")
        }
    }
}
