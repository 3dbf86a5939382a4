import GenvcModel

/// The beginning of a line up to the word that is typed, as far as it compares something with that word.
struct LineBeginning {
    /// The words, which blanks, commas and brackets set apart.
    private let words: [String]

    init(_ bytes: ArraySlice<UInt8>) {
        words = bytes.split { " ,[]{}()\"'".utf8.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The field that the typed word is compared with, without its dollar sign: `phase` behind `$phase ==`.
    var comparedField: String? {
        guard let sign = words.last.flatMap({ Condition.Comparison.Sign(rawValue: $0) }),
            sign == .equal || sign == .notEqual, let field = words.dropLast().last,
            field.utf8.first == UInt8(ascii: "$")
        else { return nil }
        return String(field.dropFirst())
    }

    /// True if something is compared in it.
    var hasSign: Bool { words.contains { Condition.Comparison.Sign(rawValue: $0) != nil } }

    /// True behind the sign of a relation, where its target stands.
    var isBehindRelation: Bool { words.last.flatMap { RelationFormula.Sign(rawValue: $0) } != nil }
}
