import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A property that a case changes has a value while no case holds. Where the vocabulary has no standard value, since
/// UIKit has another one for each kind of view, the element must write the key itself.
/// An example is `when: { if: $isOpen, contentMode: center }` of an element without `contentMode`.
enum NothingToReturnTo: SpecRule {
    /// The meanings of keys that are reported; all other keys without a standard can be unset.
    private static let meaningsWithoutStandard: Set<Key.Meaning> = [.accessibilityTraits, .contentMode]

    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        read.variedValues.compactMap { keyed in
            guard keyed.origin == .element, read.kind.unsaidValue(of: keyed.key) == nil,
                let meaning = keyed.key.meaning,
                meaningsWithoutStandard.contains(meaning),
                !read.element.values.contains(where: { $0.key === keyed.key })
            else { return nil }
            return .error(
                .missingKey, "nothing says `\(keyed.key.name)` where no case holds", at: keyed.range,
                label: "write it at the \(read.kind.name) itself too")
        }
    }
}
