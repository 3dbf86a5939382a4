import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The priority of a constraint, or of the size of a content along its axes.
///
/// - `750`: a number from 1 to 1000.
/// - `required`, `defaultHigh`, `defaultLow`: as `UILayoutPriority` names them.
/// - `{ horizontal: 751 }`: one for some of the axes.
package struct PriorityFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "a priority, or \(AxisPart.keyList)"

    /// The priorities that `UILayoutPriority` has; 1000 is required.
    package static let range = 1.0...1_000

    /// The named values of `UILayoutPriority`.
    package static let named: [(name: String, value: Double)] = [
        ("required", 1_000), ("defaultHigh", 750), ("defaultLow", 250),
    ]

    /// The priority of a number from 1 to 1000, or of a name; nil where it was reported.
    func read(_ entry: YAMLEntry) -> Double? {
        guard let scalar = reading.scalar(entry, "a priority") else { return nil }
        for named in Self.named where named.name == scalar.text { return named.value }
        if scalar.style == .plain, let number = DecimalNumber.parse(scalar.text) {
            return NumberFormat(reading).contains(number, Self.range, scalar, entry) ? number : nil
        }
        reportNoPriority(scalar.text, at: scalar.range)
        return nil
    }

    /// Reports a word that is no priority.
    func reportNoPriority(_ text: String, at range: SourceRange) {
        let names = Self.named.map(\.name)
        let nearest = WordSuggestion.nearest(
            to: text, among: names, synonyms: ["high": "defaultHigh", "low": "defaultLow"])
        reading.report(
            .unknownValue, "\(Wording.code(text)) is no priority", at: range, label: Wording.didYouMean(nearest),
            help: "a priority is 1 to 1000, \(EnglishList.joined(names, "or"))")
    }

    /// The priorities of one for both axes, or of `{ horizontal:, vertical: }`, either of which may be left out; nil
    /// where one was reported.
    func readAxes(_ entry: YAMLEntry) -> AxisPriorities? {
        guard case .mapping(let entries) = entry.value.content else {
            return read(entry).map { AxisPriorities(horizontal: $0, vertical: $0) }
        }
        var (horizontal, vertical) = (Double?.none, Double?.none)
        var isComplete = true
        for part in entries {
            switch reading.part(part, of: entry, as: AxisPart.self) {
            case .horizontal:
                horizontal = read(part)
                isComplete = isComplete && horizontal != nil
            case .vertical:
                vertical = read(part)
                isComplete = isComplete && vertical != nil
            case nil: isComplete = false
            }
        }
        return isComplete ? AxisPriorities(horizontal: horizontal, vertical: vertical) : nil
    }

    /// The value with each part written out; what follows state, or is no shorthand, as it stands.
    static func longForm(_ node: YAMLNode) -> LongForm { LongForm(node, forEach: AxisPart.allCases) }
}
