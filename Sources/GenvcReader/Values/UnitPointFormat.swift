import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// A point of the unit square, by which a gradient knows where it begins and ends.
struct UnitPointFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "a point such as 0.5x1: 0x0 is the top at the leading side, 1x1 the bottom at the trailing side"

    /// The point of `0.5x1`; nil, and reported, for another form and for a point outside of the square.
    func read(_ entry: YAMLEntry) -> Value? {
        let unit = 0.0...1.0
        guard let scalar = reading.scalar(entry, "a point like `0.5x1`") else { return nil }
        let parts = scalar.text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        guard parts.count == 2, let x = DecimalNumber.parse(Substring(parts[0])),
            let y = DecimalNumber.parse(Substring(parts[1]))
        else {
            reading.report(
                .wrongType, "`\(entry.key.text)` takes a point, not \(Wording.found(scalar))", at: scalar.range,
                label: "write `0.5x1`", help: Self.help)
            return nil
        }
        guard unit.contains(x), unit.contains(y) else {
            reading.report(
                .outOfRange, "`\(entry.key.text)` cannot be \(Wording.code(scalar.text))", at: scalar.range,
                label: "from 0x0 to 1x1", help: Self.help)
            return nil
        }
        return .unitPoint(x: x, y: y)
    }

    /// The help of findings.
    private static let help = "`0x0` is the top at the leading side, `1x1` the bottom at the trailing side"
}
