import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The width that the content of a screen becomes at the most: as one reads well, without a limit, or points.
///
/// - `readable`: as wide as the readable content guide.
/// - `full`: without a limit.
/// - `600`: at most so many points.
package struct ContentWidthFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The words that stand in place of points.
    package static let names = ["readable", "full"]

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "readable, full or points"

    /// The width of `readable`, `full` or the most points, from 1; nil where it was reported.
    func read(_ entry: YAMLEntry) -> ContentWidth? {
        let what = "`readable`, `full` or the most points"
        guard let scalar = reading.scalar(entry, what) else { return nil }
        if scalar.text == "readable" { return .readable }
        if scalar.text == "full" { return .full }
        guard scalar.style == .plain, let points = DecimalNumber.parse(scalar.text) else {
            let nearest = WordSuggestion.nearest(to: scalar.text, among: Self.names)
            let label = Wording.didYouMean(nearest) ?? NumberAdvice(scalar, takesShares: false)?.label
            reading.reportWrongType(entry, what, label: label)
            return nil
        }
        guard NumberFormat(reading).contains(points, 1...LengthFormat.mostPoints, scalar, entry) else { return nil }
        return .points(Length(points: points, token: nil, group: .height, isTokenWritten: false))
    }
}
