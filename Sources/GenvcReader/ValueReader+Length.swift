import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension Reading {
    static let mostPoints = Token.mostPoints

    /// Rules for one length: each kind of bound twice, and more than any layout needs.
    private static let mostRules = 8

    /// Lengths of which a constraint can say a share of what the view stands in.
    private static let sharedLengths: Set<String> = ["width", "height"]

    /// Points from 0, or a token of the group.
    ///
    /// - Parameter words: further words that the key takes.
    func length(_ entry: YAMLEntry, _ group: TokenGroup, besides words: [String] = []) -> Length? {
        if takesBoundLengths, case .scalar(let scalar) = entry.value.content,
            let scan = ReferenceScan(in: Array(scalar.text.utf8), at: 0)
        {
            return boundLength(scan, of: scalar, group)
        }
        guard let scalar = scalar(entry, "points or a token") else { return nil }
        if scalar.style == .plain, let points = DecimalNumber.parse(scalar.text) {
            guard contains(points, 0...Self.mostPoints, scalar, entry) else { return nil }
            return Length(points: points, group: group, in: tokens)
        }
        if let points = tokens.points(of: scalar.text, in: group) {
            return Length(points: points, token: scalar.text, group: group, isTokenWritten: true)
        }
        reportNoLength(scalar, entry, group, besides: words)
        return nil
    }

    /// A number of the state as a length.
    func boundLength(_ scan: ReferenceScan, of scalar: YAMLScalar, _ group: TokenGroup) -> Length? {
        let text = SpecText(scalar)
        guard let reference = reference(scan, in: text) else { return nil }
        let name = Wording.code("$" + reference.pathText)
        guard scan.bytes.upperBound == text.bytes.count else {
            report(
                .wrongType, "a length is one reference alone, not \(Wording.code(scalar.text))", at: scalar.range,
                label: "write \(name)", help: "a computed field of `state` can be any sum")
            return nil
        }
        switch reference.type {
        case .basic(.double), .basic(.integer), nil: return Length(reference, group: group)
        case .some(let type):
            report(
                .wrongType, "a length is a Double, and \(name) is \(Wording.articled(type.word))", at: reference.range,
                help: "a computed field of `state` can turn one into the other: `{ type: Double, computed: true }`")
            return nil
        }
    }

    /// Reports a word that is neither points nor a token; `words` are further words that the key takes.
    func reportNoLength(
        _ scalar: YAMLScalar, _ entry: YAMLEntry, _ group: TokenGroup, besides words: [String] = []
    ) {
        let names = words + tokens.tokens(of: group).map(\.name)
        let help = "`\(entry.key.text)` takes points, \(EnglishList.joined(names, "or"))"
        if let share = NumberAdvice.share(scalar), Self.sharedLengths.contains(entry.key.text) {
            report(
                .wrongType, "`\(entry.key.text)` takes points or a token, not \(Wording.found(scalar))",
                at: scalar.range,
                label: "write `constraints: \(entry.key.text) == parent * \(share)` instead", help: help)
            return
        }
        guard let first = scalar.text.utf8.first, first.isLetter, NumberAdvice(scalar) == nil else {
            reportNoNumber(scalar, entry, "points or a token", takesShares: false, help: help)
            return
        }
        let synonym = Vocabulary.valueSynonyms[scalar.text]?.first { names.contains($0) }
        let nearest = WordSuggestion.nearest(
            to: scalar.text, among: names, synonyms: synonym.map { [scalar.text: $0] } ?? [:])
        let owner = TokenGroup.allCases.first { tokens.points(of: scalar.text, in: $0) != nil }
        let label =
            owner.map { "it belongs to \($0.rawValue), and this takes \(group.rawValue)" }
            ?? Wording.didYouMean(nearest)
        report(
            .unknownToken, "\(Wording.code(scalar.text)) is no token of \(group.rawValue)", at: scalar.range,
            label: label, help: help)
    }

    /// `80`, a token, `hairline`, `{ equal:, min:, max:, priority: }`, or a list of such.
    func dimension(_ entry: YAMLEntry) -> [SizeRule]? {
        switch entry.value.content {
        case .scalar(let scalar) where scalar.text == Length.hairline.token: return [SizeRule(.equal, .hairline)]
        case .scalar, .null:
            let words = [Length.hairline.token].compactMap { $0 }
            return length(entry, .height, besides: words).map { [SizeRule(.plain, $0)] }
        case .mapping(let entries): return sizeRules(entries, of: entry)
        case .sequence(let nodes):
            var rules: [SizeRule] = []
            for node in nodes {
                let item = YAMLEntry(key: entry.key, value: node)
                guard case .mapping(let entries) = node.content else {
                    reportWrongType(item, "`{ min:, max:, equal: }` in a list")
                    return nil
                }
                guard let more = sizeRules(entries, of: item) else { return nil }
                rules += more
            }
            guard rules.count <= Self.mostRules else {
                report(
                    .outOfRange, "`\(entry.key.text)` has \(rules.count) rules", at: entry.key.range,
                    label: "\(Self.mostRules) at the most")
                return nil
            }
            return isConsistent(rules, entry) ? rules : nil
        case .error: return nil
        }
    }

    private func sizeRules(_ entries: [YAMLEntry], of owner: YAMLEntry) -> [SizeRule]? {
        var lengths: [(SizeRule.Relation, Length)] = []
        var priority: Double? = 1_000
        var isComplete = true
        for entry in entries {
            switch entry.key.text {
            case "priority": priority = self.priority(entry)
            case "equal", "min", "max":
                guard let length = length(entry, .height) else {
                    isComplete = false
                    continue
                }
                let relation: SizeRule.Relation =
                    entry.key.text == "equal" ? .equal : entry.key.text == "min" ? .minimum : .maximum
                lengths.append((relation, length))
            default:
                isComplete = false
                reportUnknownPart(
                    entry, of: owner, among: ["equal", "min", "max", "priority"],
                    synonyms: ["minimum": "min", "maximum": "max", "exactly": "equal", "atLeast": "min"])
            }
        }
        guard isComplete, let priority else { return nil }
        guard !lengths.isEmpty else {
            report(
                .missingKey, "this `\(owner.key.text)` says no length", at: owner.key.range,
                label: "add `min:`, `max:` or `equal:`")
            return nil
        }
        let rules = lengths.map { SizeRule($0.0, $0.1, priority: priority) }
        return isConsistent(rules, owner) ? rules : nil
    }

    /// Reports a required minimum above a required maximum.
    private func isConsistent(_ rules: [SizeRule], _ entry: YAMLEntry) -> Bool {
        let required = rules.filter { $0.priority == 1_000 && $0.length.reference == nil }
        let lower = required.filter { $0.relation != .maximum }.map(\.length.points).max() ?? 0
        let upper = required.filter { $0.relation != .minimum }.map(\.length.points).min() ?? .infinity
        guard lower > upper else { return true }
        report(
            .conflictingKeys,
            "this `\(entry.key.text)` cannot hold: at least \(PlainNumber.text(of: lower) ?? "") "
                + "and at most \(PlainNumber.text(of: upper) ?? "")", at: entry.value.range)
        return false
    }
}
