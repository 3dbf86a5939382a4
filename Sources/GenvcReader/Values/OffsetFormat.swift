import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// An offset in points, to the right and downwards, `CGSize`.
struct OffsetFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The offset of `0x2`; nil, and reported, for another form. Either number may be negative.
    func read(_ entry: YAMLEntry) -> (x: Double, y: Double)? {
        guard let scalar = reading.scalar(entry, "an offset like `0x2`") else { return nil }
        let parts = scalar.text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        let numbers = parts.compactMap { DecimalNumber.parse(Substring($0)) }
        guard parts.count == 2, numbers.count == 2 else {
            reading.reportWrongType(entry, "an offset like `0x2`")
            return nil
        }
        return (numbers[0], numbers[1])
    }
}
