/// The keys that a value is written with where one word does not say all: a case for each, in the order of `explain`.
///
/// Reading, the message about an unknown key, the long form and `explain` all use these cases.
package protocol ValuePart: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// Words that people write for a part, with the part that they mean.
    static var synonyms: [String: Self] { get }

    /// The part as `explain` shows it; nil where another part shows both.
    var form: String? { get }
}

extension ValuePart {
    /// No other words, for values whose keys people do not confuse.
    package static var synonyms: [String: Self] { [:] }

    /// The word and a colon: `width:`.
    package var form: String? { rawValue + ":" }

    /// The words of all parts, in order.
    package static var names: [String] { allCases.map(\.rawValue) }

    /// The keys as `explain` shows them: `{ width:, height: }`.
    package static var keyList: String { "{ " + allCases.compactMap(\.form).joined(separator: ", ") + " }" }
}
