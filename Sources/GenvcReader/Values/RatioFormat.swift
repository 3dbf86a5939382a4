import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The ratio of a width to a height, with the priority of its constraint.
///
/// - `16:9`: width to height.
/// - `1.5`: the width of a height of 1.
/// - `{ ratio: 16:9, priority: 999 }`: a ratio that may give way.
struct RatioFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "a ratio, such as 16:9, or \(RatioPart.keyList)"

    /// The ratio of `16:9`, of width by height as a number, or of the long form; nil where it was reported.
    func read(_ entry: YAMLEntry) -> Value? {
        if case .mapping(let parts) = entry.value.content { return readLong(parts, of: entry) }
        guard let scalar = reading.scalar(entry, "a ratio like `16:9`") else { return nil }
        guard let numbers = Self.numbers(of: scalar.text) else {
            let normalized = scalar.text.replacing("/", with: ":").replacing("x", with: ":").replacing(" ", with: "")
            reading.report(
                .wrongType, "`\(entry.key.text)` takes a ratio like `16:9`, not \(Wording.code(scalar.text))",
                at: scalar.range, label: Self.numbers(of: normalized) == nil ? nil : "write `\(normalized)`")
            return nil
        }
        return .ratio(width: numbers[0], height: numbers.count == 2 ? numbers[1] : 1)
    }

    /// The numbers before and behind the colon, or one number; nil for any other text.
    private static func numbers(of text: String) -> [Double]? {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let numbers = parts.compactMap { DecimalNumber.parse(Substring($0)) }
        guard numbers.count == parts.count, numbers.count <= 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
        return numbers
    }

    /// The ratio of `{ ratio: 16:9, priority: 999 }`; nil where it was reported.
    private func readLong(_ parts: [YAMLEntry], of owner: YAMLEntry) -> Value? {
        var ratio: Value?
        var priority: Double? = 1_000
        var isComplete = true
        for part in parts {
            switch reading.part(part, of: owner, as: RatioPart.self) {
            case .ratio:
                ratio = self.read(part)
                isComplete = isComplete && ratio != nil
            case .priority: priority = PriorityFormat(reading).read(part)
            case nil: isComplete = false
            }
        }
        guard isComplete, let priority else { return nil }
        guard case .ratio(let width, let height, _)? = ratio else {
            reading.report(
                .missingKey, "this `\(owner.key.text)` has no `ratio`", at: owner.key.range, label: "add `ratio:`")
            return nil
        }
        return .ratio(width: width, height: height, priority: priority)
    }
}
