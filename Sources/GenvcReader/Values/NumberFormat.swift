import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// Numbers, whole ones among them, each in the range of its key.
struct NumberFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key takes which has a whole number, in words for `explain`.
    static func words(_ range: ClosedRange<Int>) -> String {
        "a whole number" + limits(Double(range.lowerBound)...Double(range.upperBound))
    }

    /// The values that a key takes which has a number, in words for `explain`.
    static func words(_ range: ClosedRange<Double>) -> String { "a number" + limits(range) }

    /// The ends of a range in words; an end that is so far away that nobody meets it is left out.
    private static func limits(_ range: ClosedRange<Double>) -> String {
        let farAway = 1_000_000.0
        let lower = PlainNumber.text(of: range.lowerBound) ?? ""
        if range.upperBound >= farAway { return range.lowerBound <= -farAway ? "" : " of \(lower) or more" }
        return " from \(lower) to \(PlainNumber.text(of: range.upperBound) ?? "")"
    }

    /// A whole number in the range; nil, and reported, for anything else.
    ///
    /// - Parameter help: what the number means, for a finding.
    func integer(_ entry: YAMLEntry, in range: ClosedRange<Int>, help: String? = nil) -> Int? {
        guard let scalar = reading.scalar(entry, "a whole number", label: Self.exampleOfInteger(entry, in: range))
        else {
            return nil
        }
        guard scalar.style == .plain, DecimalNumber.parse(scalar.text) != nil, let integer = Int(scalar.text) else {
            if scalar.style == .plain, DecimalNumber.parse(scalar.text) != nil {
                reading.reportWrongType(entry, "a whole number", label: "write it without a fraction")
            } else {
                reportNoNumber(
                    scalar, entry, "a whole number", NumberAdvice(scalar, takesShares: false),
                    label: Self.exampleOfInteger(entry, in: range))
            }
            return nil
        }
        guard range.contains(integer) else {
            reportOutOfRange(scalar, entry, from: "\(range.lowerBound)", to: "\(range.upperBound)", help: help)
            return nil
        }
        return integer
    }

    /// The label of a finding where the value is no number: "write a number, as `columns: 2`".
    private static func exampleOfInteger(_ entry: YAMLEntry, in range: ClosedRange<Int>) -> String {
        "write a number, as `\(entry.key.text): \(min(max(2, range.lowerBound), range.upperBound))`"
    }

    /// A number in the range; nil, and reported, for anything else.
    func read(_ entry: YAMLEntry, in range: ClosedRange<Double>, help: String? = nil) -> Double? {
        guard let scalar = reading.scalar(entry, "a number") else { return nil }
        guard scalar.style == .plain, let number = DecimalNumber.parse(scalar.text) else {
            reportNoNumber(scalar, entry, "a number", NumberAdvice(scalar, in: range))
            return nil
        }
        guard contains(number, range, scalar, entry, help: help) else { return nil }
        return number
    }

    /// True if the number lies in the range; reports it otherwise.
    func contains(
        _ number: Double, _ range: ClosedRange<Double>, _ scalar: YAMLScalar, _ entry: YAMLEntry,
        help: String? = nil
    ) -> Bool {
        if range.contains(number) { return true }
        reportOutOfRange(
            scalar, entry, from: PlainNumber.text(of: range.lowerBound) ?? "",
            to: PlainNumber.text(of: range.upperBound) ?? "", help: help)
        return false
    }

    /// Reports a number with the range that it should lie in.
    private func reportOutOfRange(
        _ scalar: YAMLScalar, _ entry: YAMLEntry, from lower: String, to upper: String, help: String?
    ) {
        reading.report(
            .outOfRange, "`\(entry.key.text)` cannot be \(Wording.code(scalar.text))", at: scalar.range,
            label: "from \(lower) to \(upper)", help: help)
    }

    /// Reports a text where `what` belongs.
    ///
    /// - Parameters:
    ///   - advice: the number that was probably meant, or nil.
    ///   - label: what to write where no number was meant.
    func reportNoNumber(
        _ scalar: YAMLScalar, _ entry: YAMLEntry, _ what: String, _ advice: NumberAdvice?, label: String? = nil,
        help: String? = nil
    ) {
        reading.sink.add(
            .error(
                .wrongType, "`\(entry.key.text)` takes \(what), not \(Wording.found(scalar))", at: scalar.range,
                label: advice?.label ?? label, help: help
            ).fixable(by: advice.map { [.replace(scalar.range, with: $0.number)] } ?? []))
    }
}
