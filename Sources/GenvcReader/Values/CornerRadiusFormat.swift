import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The radius of corners: points from 0 to 1000, a token, or half of the height.
///
/// - `8`: points.
/// - `medium`: a token of the corner radii.
/// - `circle`: half of the height.
package struct CornerRadiusFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The word for half the height.
    package static let circle = "circle"

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "points, \(LengthFormat.tokens(.cornerRadius)), or circle"

    /// The radius; nil where it was reported.
    func read(_ entry: YAMLEntry) -> CornerRadius? {
        guard let scalar = reading.scalar(entry, "points, a token or `circle`") else { return nil }
        if scalar.text == Self.circle { return .circle }
        if scalar.style == .plain, let points = DecimalNumber.parse(scalar.text) {
            guard NumberFormat(reading).contains(points, 0...1_000, scalar, entry) else { return nil }
            return .length(Length(points: points, group: .cornerRadius, in: reading.tokens))
        }
        if let points = reading.tokens.points(of: scalar.text, in: .cornerRadius) {
            return .length(Length(points: points, token: scalar.text, group: .cornerRadius, isTokenWritten: true))
        }
        LengthFormat(reading).reportNoLength(scalar, entry, .cornerRadius, besides: [Self.circle])
        return nil
    }
}
