import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Points to the right, and downwards.
struct OffsetFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// `0x2`: points to the right, and downwards.
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
