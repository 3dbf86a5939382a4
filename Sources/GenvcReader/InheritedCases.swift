import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The cases that an element has of its styles, or of the component that it is: how they join those that it has
/// already, and what of them never counts.
///
/// A key that the element, or a later style, says without a condition takes the place of all that an earlier one says
/// of it. Any other case joins the case with the same condition, whose keys win, or comes behind all others.
struct InheritedCases {
    /// The source of the cases, in the words of a message: "style `s`".
    let source: String
    /// The place where the element names the source.
    let range: SourceRange

    /// Adds the cases to the element; gives a warning for each value of them that never counts.
    ///
    /// - Parameter given: The element before anything of the source was added.
    func add(_ cases: [Variant], to draft: inout ElementDraft, over given: ElementDraft) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for variant in cases {
            findings += variant.values.compactMap { replaced($0, variant, by: given) ?? late($0, variant, draft) }
            if let left = variant.without({ given.has($0) }) { draft.add(left) }
        }
        return findings
    }

    /// The warning of a value in whose place stands one without a condition.
    private func replaced(_ keyed: KeyedValue, _ variant: Variant, by given: ElementDraft) -> Diagnostic? {
        guard let plain = given.values.first(where: { $0.key.name == keyed.key.name }) else { return nil }
        // Whoever writes a case for the same key knows that it changes.
        guard !given.variants.flatMap(\.values).contains(where: { $0.key.name == keyed.key.name }) else { return nil }
        let isOwn = plain.origin == .element
        return warning(
            keyed, at: isOwn ? plain.range : range,
            label: isOwn
                ? "this takes its place: write the case here, too, or leave this out"
                : "a later style takes its place: write the case at the element",
            related: [Diagnostic.Label(variant.condition.range, "while this holds")])
    }

    /// The warning of a value behind cases that hold wherever its own does; nil where the conditions are the same,
    /// since an element may say another value for the condition of a style.
    private func late(_ keyed: KeyedValue, _ variant: Variant, _ draft: ElementDraft) -> Diagnostic? {
        let earlier = draft.variants.filter { earlier in earlier.values.contains { $0.key.name == keyed.key.name } }
            .map(\.condition)
        guard let table = ConditionTable(earlier + [variant.condition]),
            let first = earlier.first(where: { table.covers(variant.condition, with: [$0]) }),
            !table.covers(first, with: [variant.condition])
        else { return nil }
        return warning(
            keyed, at: first.range, label: "this holds wherever that case does, and comes first",
            related: [Diagnostic.Label(variant.condition.range, "the case")])
    }

    private func warning(
        _ keyed: KeyedValue, at place: SourceRange, label: String, related: [Diagnostic.Label]
    ) -> Diagnostic {
        Diagnostic(
            .warning, .conflictingKeys, "a case of \(source) never gives `\(keyed.key.name)`", at: place, label: label,
            related: related)
    }
}
