import GenvcDiagnostics
import GenvcModel
import GenvcYAML

extension Reading {
    /// One name or a list of them; what stands for them is looked up by the caller.
    func names(_ entry: YAMLEntry, noun: String) -> [YAMLScalar]? {
        guard case .sequence(let nodes) = entry.value.content else {
            return scalar(entry, noun).map { [$0] }
        }
        var names: [YAMLScalar] = []
        for node in nodes {
            guard let name = scalar(YAMLEntry(key: entry.key, value: node), noun) else { return nil }
            names.append(name)
        }
        return names
    }

    /// The id of another element; it is looked up when all have been read.
    func reference(_ entry: YAMLEntry, kind: String) -> Value? {
        guard let scalar = scalar(entry, "the id of \(Wording.articled(kind))") else { return nil }
        references.append(ElementReference(key: entry.key.text, id: scalar.text, kind: kind, range: scalar.range))
        return .reference(scalar.text)
    }

    /// The id of a view or of a bar button item; it is looked up when all have been read.
    func sources(_ entry: YAMLEntry) -> [String]? {
        guard let words = names(entry, noun: "the id of a view") else { return nil }
        for word in words {
            references.append(
                ElementReference(key: entry.key.text, id: word.text, kind: nil, range: word.range))
        }
        return words.map(\.text)
    }

    func source(_ entry: YAMLEntry) -> Value? {
        guard let scalar = scalar(entry, "the id of a view or of a barButtonItem") else { return nil }
        references.append(ElementReference(key: entry.key.text, id: scalar.text, kind: nil, range: scalar.range))
        return .reference(scalar.text)
    }

    /// `{ rule:, reason: }`, or a list of them.
    func suppressions(_ entry: YAMLEntry) -> [Suppression]? {
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

    private func suppression(_ entry: YAMLEntry) -> Suppression? {
        guard case .mapping(let entries) = entry.value.content else {
            reportWrongType(entry, "a rule with a reason", label: "write `{ rule: …, reason: … }`")
            return nil
        }
        var (rule, reason) = (String?.none, String?.none)
        var range = entry.value.range
        var isReported = false
        for part in entries {
            switch part.key.text {
            case "rule":
                rule = self.rule(part)
                range = part.value.range
                isReported = isReported || rule == nil
            case "reason":
                reason = caption(part)
                isReported = isReported || reason == nil
            default:
                isReported = true
                reportUnknownPart(part, of: entry, among: ["rule", "reason"])
            }
        }
        if isReported { return nil }
        guard let rule, let reason else {
            let missing = rule == nil ? "rule" : "reason"
            report(
                .missingKey, "this `\(entry.key.text)` has no `\(missing)`", at: entry.key.range,
                label: "add `\(missing):`")
            return nil
        }
        return Suppression(rule: rule, reason: reason, range: range, wholeRange: entry.value.range)
    }

    private func rule(_ entry: YAMLEntry) -> String? {
        guard let scalar = scalar(entry, "the name of a rule") else { return nil }
        let names = DiagnosticCode.rules.map(\.rawValue)
        if names.contains(scalar.text) { return scalar.text }
        report(
            .unknownValue, "\(Wording.code(scalar.text)) is no rule that can be silenced", at: scalar.range,
            label: Wording.didYouMean(WordSuggestion.nearest(to: scalar.text, among: names)),
            help: "the rules are \(EnglishList.joined(names, "and"))")
        return nil
    }
}
