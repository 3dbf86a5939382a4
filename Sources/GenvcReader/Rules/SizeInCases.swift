import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A size that a case changes is written in one way: `size` as a whole, or its sides. Reported is a side that is
/// written where a case, or the element, says `size`.
/// An example is `{ view: dot, size: 8, when: { if: $isLarge, width: 16 } }`.
enum SizeInCases: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard !read.element.variants.isEmpty else { return [] }
        let all = [read.element.values] + read.element.variants.map(\.values)
        let sizes = all.map { values in values.first { $0.key.effect == .layout(.size) } }
        guard let size = sizes.compactMap(\.self).first else { return [] }
        let others = read.sidesOfSize.map(Effect.layout)
        // `SizeBesideSides` speaks of the element itself; here one of the two stands in a case.
        return all.enumerated().compactMap { number, values in
            guard number > 0 || sizes[0] == nil,
                let other = values.first(where: { others.contains($0.key.effect) && $0.origin == .element })
            else { return nil }
            return .error(
                .conflictingKeys, "`\(other.key.name)` has no effect beside `size`", at: other.range,
                label: "write the whole `size` in each of the cases",
                related: [Diagnostic.Label(size.range, "it is here")])
        }
    }
}
