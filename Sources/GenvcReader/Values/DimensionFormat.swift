import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// A width or a height of an element: one length, or rules with priorities.
///
/// - `80`, `control`: points, or a token of the heights.
/// - `hairline`: one device pixel.
/// - `{ min: 80 }`, `{ equal: 80, priority: 750 }`: rules, each with the priority of its mapping.
/// - `[ { min: 80 }, { equal: 100, priority: 750 } ]`: several of these, at most eight rules.
struct DimensionFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "points, a token, hairline, $field of a Double, or \(DimensionPart.keyList)"

    /// The most rules for one length, which are more than any layout needs.
    private static let mostRules = 8

    /// The rules of `80`, a token, `hairline`, `{ equal:, min:, max:, priority: }`, or a list of such; nil where one
    /// was reported.
    func read(_ entry: YAMLEntry) -> [SizeRule]? {
        switch entry.value.content {
        case .scalar(let scalar) where scalar.text == Length.hairline.token: return [SizeRule(.equal, .hairline)]
        case .scalar, .null:
            let words = [Length.hairline.token].compactMap { $0 }
            return LengthFormat(reading).read(entry, .height, besides: words, isOfScale: Self.isOfScale(entry))
                .map { [SizeRule(.plain, $0)] }
        case .mapping(let entries): return sizeRules(entries, of: entry)
        case .sequence(let nodes):
            var rules: [SizeRule] = []
            for node in nodes {
                let item = YAMLEntry(key: entry.key, value: node)
                guard case .mapping(let entries) = node.content else {
                    reading.reportWrongType(item, "`{ min:, max:, equal: }` in a list")
                    return nil
                }
                guard let more = sizeRules(entries, of: item) else { return nil }
                rules += more
            }
            guard rules.count <= Self.mostRules else {
                reading.report(
                    .outOfRange, "`\(entry.key.text)` has \(rules.count) rules", at: entry.key.range,
                    label: "\(Self.mostRules) at the most")
                return nil
            }
            return isConsistent(rules, entry) ? rules : nil
        case .error: return nil
        }
    }

    /// The rules of one mapping, which share its priority; nil where one was reported.
    private func sizeRules(_ entries: [YAMLEntry], of owner: YAMLEntry) -> [SizeRule]? {
        var lengths: [(SizeRule.Relation, Length)] = []
        var priority: Double? = 1_000
        var isComplete = true
        for entry in entries {
            let relation: SizeRule.Relation
            switch reading.part(entry, of: owner, as: DimensionPart.self) {
            case .equal: relation = .equal
            case .min: relation = .minimum
            case .max: relation = .maximum
            case .priority:
                priority = PriorityFormat(reading).read(entry)
                continue
            case nil:
                isComplete = false
                continue
            }
            guard let length = LengthFormat(reading).read(entry, .height, isOfScale: Self.isOfScale(owner)) else {
                isComplete = false
                continue
            }
            lengths.append((relation, length))
        }
        guard isComplete, let priority else { return nil }
        guard !lengths.isEmpty else {
            reading.report(
                .missingKey, "this `\(owner.key.text)` says no length", at: owner.key.range,
                label: "add `min:`, `max:` or `equal:`")
            return nil
        }
        let rules = lengths.map { SizeRule($0.0, $0.1, priority: priority) }
        return isConsistent(rules, owner) ? rules : nil
    }

    /// True for a height: the tokens are a scale of heights, which widths take by their names alone.
    private static func isOfScale(_ entry: YAMLEntry) -> Bool { SizePart(rawValue: entry.key.text) != .width }

    /// False, and reported, for a required minimum above a required maximum.
    private func isConsistent(_ rules: [SizeRule], _ entry: YAMLEntry) -> Bool {
        let required = rules.filter { $0.priority == 1_000 && $0.length.reference == nil }
        let lower = required.filter { $0.relation != .maximum }.map(\.length.points).max() ?? 0
        let upper = required.filter { $0.relation != .minimum }.map(\.length.points).min() ?? .infinity
        guard lower > upper else { return true }
        reading.report(
            .conflictingKeys,
            "this `\(entry.key.text)` cannot hold: at least \(PlainNumber.text(of: lower) ?? "") "
                + "and at most \(PlainNumber.text(of: upper) ?? "")", at: entry.value.range)
        return false
    }
}
