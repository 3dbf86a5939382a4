import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// What a case changes has a value while no case holds; UIKit has another standard for each kind of view.
enum NothingToReturnTo: SpecRule {
    private static let meaningsWithoutStandard: Set<Key.Meaning> = [.maskedCorners, .accessibilityTraits, .contentMode]

    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        read.variedValues.compactMap { keyed in
            guard keyed.origin == .element, keyed.key.standard == nil, let meaning = keyed.key.meaning,
                meaningsWithoutStandard.contains(meaning),
                !read.element.values.contains(where: { $0.key === keyed.key })
            else { return nil }
            return .error(
                .missingKey, "nothing says `\(keyed.key.name)` where no case holds", at: keyed.range,
                label: "write it at the \(read.kind.name) itself too")
        }
    }
}
