import GenvcDiagnostics
import GenvcModel
import GenvcYAML

extension Reading {
    /// As `UILayoutPriority` has them; 1000 is required.
    static let priorities = 1.0...1_000

    /// The named values of `UILayoutPriority`.
    static let namedPriorities: [(name: String, value: Double)] = [
        ("required", 1_000), ("defaultHigh", 750), ("defaultLow", 250),
    ]

    /// A priority from 1 to 1000, as a number or by name.
    func priority(_ entry: YAMLEntry) -> Double? {
        guard let scalar = scalar(entry, "a priority") else { return nil }
        for named in Self.namedPriorities where named.name == scalar.text { return named.value }
        if scalar.style == .plain, let number = DecimalNumber.parse(scalar.text) {
            return contains(number, Self.priorities, scalar, entry) ? number : nil
        }
        reportNoPriority(scalar.text, at: scalar.range)
        return nil
    }

    /// Reports a word that is no priority.
    func reportNoPriority(_ text: String, at range: SourceRange) {
        let names = Self.namedPriorities.map(\.name)
        let nearest = WordSuggestion.nearest(
            to: text, among: names, synonyms: ["high": "defaultHigh", "low": "defaultLow"])
        report(
            .unknownValue, "\(Wording.code(text)) is no priority", at: range, label: Wording.didYouMean(nearest),
            help: "a priority is 1 to 1000, \(EnglishList.joined(names, "or"))")
    }

    /// One priority for both axes, or `{ horizontal:, vertical: }`.
    func priorities(_ entry: YAMLEntry) -> AxisPriorities? {
        guard case .mapping(let entries) = entry.value.content else {
            return priority(entry).map { AxisPriorities(horizontal: $0, vertical: $0) }
        }
        var (horizontal, vertical) = (Double?.none, Double?.none)
        var isComplete = true
        for part in entries {
            switch part.key.text {
            case "horizontal":
                horizontal = priority(part)
                isComplete = isComplete && horizontal != nil
            case "vertical":
                vertical = priority(part)
                isComplete = isComplete && vertical != nil
            default:
                isComplete = false
                reportUnknownPart(part, of: entry, among: ["horizontal", "vertical"])
            }
        }
        return isComplete ? AxisPriorities(horizontal: horizontal, vertical: vertical) : nil
    }
}
