import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The rules that an element silences, each with its reason.
struct SuppressionFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "\(SuppressionPart.keyList), or a list"

    /// The suppressions of `{ rule:, reason: }`, or of a list of them; nil where one was reported.
    func read(_ entry: YAMLEntry) -> [Suppression]? {
        guard case .sequence(let nodes) = entry.value.content else {
            return suppression(entry).map { [$0] }
        }
        var suppressions: [Suppression] = []
        for node in nodes {
            guard let suppression = suppression(YAMLEntry(key: entry.key, value: node)) else { return nil }
            suppressions.append(suppression)
        }
        return suppressions
    }

    /// One suppression, which needs both a rule and a reason.
    private func suppression(_ entry: YAMLEntry) -> Suppression? {
        guard case .mapping(let entries) = entry.value.content else {
            reading.reportWrongType(entry, "a rule with a reason", label: "write `{ rule: …, reason: … }`")
            return nil
        }
        var (rule, reason) = (String?.none, String?.none)
        var range = entry.value.range
        var isReported = false
        for part in entries {
            switch reading.part(part, of: entry, as: SuppressionPart.self) {
            case .rule:
                rule = self.rule(part)
                range = part.value.range
                isReported = isReported || rule == nil
            case .reason:
                reason = reading.caption(part)
                isReported = isReported || reason == nil
            case nil: isReported = true
            }
        }
        if isReported { return nil }
        guard let rule, let reason else {
            let missing = (rule == nil ? SuppressionPart.rule : .reason).rawValue
            reading.report(
                .missingKey, "this `\(entry.key.text)` has no `\(missing)`", at: entry.key.range,
                label: "add `\(missing):`")
            return nil
        }
        return Suppression(rule: rule, reason: reason, range: range, wholeRange: entry.value.range)
    }

    /// The name of a rule about layouts; nil, and reported, for any other word.
    private func rule(_ entry: YAMLEntry) -> String? {
        guard let scalar = reading.scalar(entry, "the name of a rule") else { return nil }
        let names = reading.rules
        if names.contains(scalar.text) { return scalar.text }
        reading.report(
            .unknownValue, "\(Wording.code(scalar.text)) is no rule that can be silenced", at: scalar.range,
            label: Wording.didYouMean(WordSuggestion.nearest(to: scalar.text, among: names)),
            help: "the rules are \(EnglishList.joined(names, "and"))")
        return nil
    }
}
