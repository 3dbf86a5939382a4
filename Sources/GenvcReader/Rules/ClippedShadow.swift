import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A view that cuts off what lies outside of its edges shows no shadow.
///
/// Reported is a `shadow` beside `clipsToBounds: true`, and beside rounded corners of what draws to its edges; where a
/// case of `when` says so, as a warning.
/// An example is `{ view: photo, clipsToBounds: true, shadow: { radius: 4 } }`.
enum ClippedShadow: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let shadows = shadows(of: read)
        guard !shadows.isEmpty else { return [] }
        guard let clipping = read.element.clipping else { return lost(shadows[0], in: read) }
        return shadows.map { shadow in
            .error(
                .conflictingKeys, "\(Wording.articled(read.kind.name)) that is clipped shows no shadow",
                at: shadow.keyRange, label: "give the shadow to a view around it",
                related: [Diagnostic.Label(clipping.keyRange, "it is clipped because of this")])
        }
    }

    /// The cases that cut a shadow off while they hold, which may be meant.
    private static func lost(_ shadow: KeyedValue, in read: ReadElement) -> [Diagnostic] {
        guard !read.role.isLook else { return [] }
        let clipping = read.variedValues.filter { keyed in
            keyed.key.meaning == .clipsToBounds
                ? keyed.value == .boolean(true)
                : read.kind.drawsToItsEdges && keyed.key.effect == .construction(.cornerRadius)
                    && !read.values.contains { $0.key.meaning == .clipsToBounds }
        }
        return clipping.map { keyed in
            Diagnostic(
                .warning, .conflictingKeys, "\(Wording.articled(read.kind.name)) that is clipped shows no shadow",
                at: keyed.range, label: "give the shadow to a view around it",
                related: [Diagnostic.Label(shadow.keyRange, "the shadow is gone while the case holds")])
        }
    }

    /// The shadow of the element itself, or else those that its cases give.
    private static func shadows(of read: ReadElement) -> [KeyedValue] {
        if let own = read.value(.construction(.shadow)) { return [own] }
        return read.role.isLook ? [] : read.variedValues.filter { $0.key.effect == .construction(.shadow) }
    }
}

extension Element {
    /// The key that cuts off what lies outside of its edges, or nil.
    fileprivate var clipping: KeyedValue? {
        if let written = values.first(where: { $0.key.meaning == .clipsToBounds }) {
            return written.value == .boolean(true) ? written : nil
        }
        return kind.drawsToItsEdges ? constructionValue(.cornerRadius) : nil
    }
}
