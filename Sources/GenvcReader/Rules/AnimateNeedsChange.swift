import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// `animate` is for what follows state, outside of lists, which animate their own changes.
///
/// Reported is the key at a cell, and at an element without a reference to state and without cases.
/// An example is `{ label: title, text: Hello, animate: 0.3 }`.
enum AnimateNeedsChange: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let keyed = read.value(.tool(.animate)) else { return [] }
        if read.place == .cells { return [.useless(keyed, "a list animates its own changes")] }
        let followsState = !read.element.variants.isEmpty || read.element.values.contains { $0.value.isDynamic }
        return followsState ? [] : [.useless(keyed, "nothing of this \(read.kind.name) follows state")]
    }
}
