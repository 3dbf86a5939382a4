import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// A length: points from 0, a token of its group, or a number of the state.
///
/// - `16`: points.
/// - `medium`: a token of the group that the key takes.
/// - `$indent`: a number of the state, at the keys of an element that can change.
struct LengthFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static func words(_ group: TokenGroup) -> String { "points, or \(tokens(group))" }

    /// The names of the tokens that genvc ships of a group.
    static func tokens(_ group: TokenGroup) -> String { group.tokens.map(\.name).joined(separator: " ") }

    /// The greatest length in points.
    static let mostPoints = Token.mostPoints

    /// The keys for which a constraint can say a share of the parent's length.
    private static let sharedLengths: Set<String> = ["width", "height"]

    /// The length; nil where it was reported.
    ///
    /// - Parameters:
    ///   - group: the tokens that the key takes.
    ///   - words: further words that the key takes, for messages.
    ///   - isOfScale: false for a key that takes the tokens by their names alone: a number that agrees with one does so
    ///     by chance.
    func read(
        _ entry: YAMLEntry, _ group: TokenGroup, besides words: [String] = [], isOfScale: Bool = true
    ) -> Length? {
        if reading.takesBoundLengths, case .scalar(let scalar) = entry.value.content,
            let scan = ReferenceScan(in: Array(scalar.text.utf8), at: 0)
        {
            return boundLength(scan, of: scalar, group)
        }
        if !reading.scope.names.isEmpty, case .scalar(let scalar) = entry.value.content,
            ReferenceScan(in: Array(scalar.text.utf8), at: 0) != nil
        {
            reading.report(
                .wrongType, "`\(entry.key.text)` cannot follow state", at: scalar.range,
                label: Wording.valueInPlace(of: "points or a token"),
                help: "conditions change it: `when: [ { if: …, \(entry.key.text): … } ]`")
            return nil
        }
        guard let scalar = reading.scalar(entry, "points or a token") else { return nil }
        if scalar.style == .plain, let points = DecimalNumber.parse(scalar.text) {
            guard NumberFormat(reading).contains(points, 0...Self.mostPoints, scalar, entry) else { return nil }
            guard isOfScale else { return Length(points: points, token: nil, group: group, isTokenWritten: false) }
            return Length(points: points, group: group, in: reading.tokens)
        }
        if let points = reading.tokens.points(of: scalar.text, in: group) {
            return Length(points: points, token: scalar.text, group: group, isTokenWritten: true)
        }
        reportNoLength(scalar, entry, group, besides: words)
        return nil
    }

    /// A number of the state as a length, `$indent` alone; nil, and reported, for other types and for sums.
    func boundLength(_ scan: ReferenceScan, of scalar: YAMLScalar, _ group: TokenGroup) -> Length? {
        let text = SpecText(scalar)
        guard let reference = ReferenceFormat(reading).read(scan, in: text) else { return nil }
        let name = Wording.code("$" + reference.pathText)
        guard scan.bytes.upperBound == text.bytes.count else {
            reading.report(
                .wrongType, "a length is one reference alone, not \(Wording.code(scalar.text))", at: scalar.range,
                label: "write \(name)", help: "a computed field of `state` can be any sum")
            return nil
        }
        switch reference.type {
        case .basic(.double), .basic(.integer), nil: return Length(reference, group: group)
        case .some(let type):
            reading.report(
                .wrongType, "a length is a Double, and \(name) is \(Wording.articled(type.word))", at: reference.range,
                help: "a computed field of `state` can turn one into the other: `{ type: Double, computed: true }`")
            return nil
        }
    }

    /// Reports a word that is neither points nor a token: a share, a number with a unit, a token of another group.
    ///
    /// - Parameter words: further words that the key takes.
    func reportNoLength(
        _ scalar: YAMLScalar, _ entry: YAMLEntry, _ group: TokenGroup, besides words: [String] = []
    ) {
        let names = words + reading.tokens.tokens(of: group).map(\.name)
        let help = "`\(entry.key.text)` takes points, \(EnglishList.joined(names, "or"))"
        if Self.sharedLengths.contains(entry.key.text), let advice = SideAdvice(scalar, of: entry.key.text) {
            reading.sink.add(
                .error(
                    .wrongType, "`\(entry.key.text)` takes points or a token, not \(Wording.found(scalar))",
                    at: scalar.range, label: advice.label
                ).listing(help).fixable(by: advice.value.map { [.replace(scalar.range, with: $0)] } ?? []))
            return
        }
        guard let first = scalar.text.utf8.first, first.isLetter, NumberAdvice(scalar) == nil else {
            NumberFormat(reading).reportNoNumber(
                scalar, entry, "points or a token", NumberAdvice(scalar, takesShares: false), help: help)
            return
        }
        let synonym = Vocabulary.valueSynonyms[scalar.text]?.first { names.contains($0) }
        let nearest = WordSuggestion.nearest(
            to: scalar.text, among: names, synonyms: synonym.map { [scalar.text: $0] } ?? [:])
        let owner = TokenGroup.allCases.first { reading.tokens.points(of: scalar.text, in: $0) != nil }
        let label =
            owner.map { "it belongs to \($0.rawValue), and this takes \(group.rawValue)" }
            ?? Wording.didYouMean(nearest)
        reading.sink.add(
            .error(
                .unknownToken, "\(Wording.code(scalar.text)) is no token of \(group.rawValue)", at: scalar.range,
                label: label
            ).listing(help))
    }
}
