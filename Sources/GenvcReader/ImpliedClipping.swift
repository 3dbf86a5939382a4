import GenvcModel
import GenvcVocabulary

extension ElementDraft {
    /// Adds `clipsToBounds: true` to what rounds the corners of a view that draws to its edges, where a case of the
    /// element says `clipsToBounds`.
    ///
    /// Round corners clip such a view without a word. Once a case says another thing, one chain of cases has to answer
    /// for the whole key, or what is implied and what is said would undo each other.
    mutating func sayImpliedClipping() {
        let varied = variants.flatMap(\.values)
        guard kind.drawsToItsEdges, varied.contains(where: { $0.key.meaning == .clipsToBounds }),
            !(values + varied).contains(where: { $0.key.effect == .construction(.shadow) }),
            let key = kind.allKeys.first(where: { $0.meaning == .clipsToBounds })
        else { return }
        values += Self.impliedClipping(key, by: values)
        variants = variants.map { variant in
            Variant(
                condition: variant.condition, name: variant.name,
                values: variant.values + Self.impliedClipping(key, by: variant.values), range: variant.range)
        }
    }

    /// The value that round corners among the values imply; none where one of them says it.
    private static func impliedClipping(_ key: Key, by values: [KeyedValue]) -> [KeyedValue] {
        guard let radius = values.first(where: { $0.key.effect == .construction(.cornerRadius) }),
            !values.contains(where: { $0.key === key })
        else { return [] }
        return [KeyedValue(key: key, value: .boolean(true), range: radius.range, origin: radius.origin)]
    }
}
