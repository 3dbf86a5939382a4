import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeReader {
    /// The cases of `when` at an element.
    mutating func variants(_ entry: YAMLEntry, of kind: Kind) -> [Variant] {
        let outside = values.scope.hasControlStates
        values.scope.hasControlStates = outside || kind.traits.contains(.hasConfiguration)
        defer { values.scope.hasControlStates = outside }
        return values.ofElement {
            variants(
                entry, of: kind.name, key: { kind.key(at: $0) }, names: kind.allKeys.filter(\.varies).map(\.name))
        }
    }

    /// The cases of a `when`.
    ///
    /// - Parameters:
    ///   - owner: what they stand at, for messages: `label`, `screen`.
    ///   - key: gives the key of a name, or nil.
    ///   - isChoice: true if the first case that holds wins; else each counts by itself.
    mutating func variants(
        _ entry: YAMLEntry, of owner: String, key: (String) -> Key?, names: [String], isChoice: Bool = true
    ) -> [Variant] {
        let nodes: [YAMLNode]
        switch entry.value.content {
        case .sequence(let list): nodes = list
        case .mapping(let parts):
            if let named = parts.first(where: Self.isNamedCase) {
                values.report(
                    .wrongType, "the cases of `\(entry.key.text)` are a list", at: named.key.range,
                    label: "write `- { \(Self.caseKey): \(named.key.text), \(Self.conditionKey): …, … }`",
                    help: "`\(Self.caseKey)` may be left out; the first case that holds and names a key wins")
                return []
            }
            nodes = [entry.value]
        case .scalar, .null, .error:
            values.reportWrongType(entry, "a list of cases", label: "write `[ { if: $field == value, … } ]`")
            return []
        }
        let variants = nodes.compactMap { variant($0, in: entry, of: owner, key: key, names: names) }
        checkTextNames(variants)
        if isChoice { checkOrder(of: variants) }
        return variants
    }

    /// Each localised text of a case needs a name of its own, which makes its localisation key.
    private mutating func checkTextNames(_ variants: [Variant]) {
        var known: [(key: Key, name: String)] = []
        for variant in variants {
            for keyed in variant.values {
                guard case .text(let text) = keyed.value, text.isLocalized, text.key == nil else { continue }
                guard let name = variant.name, !known.contains(where: { $0.key === keyed.key && $0.name == name })
                else {
                    values.report(
                        .missingKey, "this case needs a name, for the localization key of its text", at: keyed.range,
                        label: "add `\(Self.caseKey): …` beside the condition")
                    continue
                }
                known.append((keyed.key, name))
            }
        }
    }

    private mutating func variant(
        _ node: YAMLNode, in entry: YAMLEntry, of owner: String, key: (String) -> Key?, names: [String]
    ) -> Variant? {
        guard case .mapping(let parts) = node.content else {
            values.reportWrongType(
                YAMLEntry(key: entry.key, value: node), "keys of its own", label: "write `{ if: $field == value, … }`")
            return nil
        }
        var condition: Condition?
        var name: String?
        var keyed: [KeyedValue] = []
        var isComplete = true
        for part in parts {
            switch part.key.text {
            case Self.conditionKey:
                guard let scalar = values.scalarText(part, "a condition") else {
                    isComplete = false
                    continue
                }
                condition = ConditionFormat(values).read(scalar)
                isComplete = isComplete && condition != nil
            case Self.caseKey:
                name = caseName(part)
                isComplete = isComplete && name != nil
            case Self.otherwiseKey:
                values.report(
                    .unknownKey, "`\(Self.otherwiseKey)` is no key of a case", at: part.key.range,
                    label: "write what it says at the \(owner) itself",
                    help: "a key of the element itself holds where no case does")
                isComplete = false
            default:
                guard let value = value(of: part, owner: owner, key: key, names: names) else {
                    isComplete = false
                    continue
                }
                keyed.append(value)
            }
        }
        guard isComplete else { return nil }
        guard let condition else {
            values.report(
                .missingKey, "this case has no `\(Self.conditionKey)`", at: parts.first?.key.range ?? node.range,
                label: "add `if: $field == value`",
                help: "a key of the element itself holds where no case does")
            return nil
        }
        if keyed.isEmpty {
            values.report(
                .uselessKey, "this case changes nothing", at: condition.range,
                label: "write a key behind the condition, as `isHidden: true`")
            return nil
        }
        return Variant(condition: condition, name: name ?? condition.word, values: keyed, range: node.range)
    }

    /// True for what a case has besides keys.
    static func isHead(ofCase key: String) -> Bool { key == conditionKey || key == caseKey }

    private static let conditionKey = "if"
    /// What other tools write for it, which needs no key here.
    private static let otherwiseKey = "else"

    /// True for a case under a name, as other tools write them.
    private static func isNamedCase(_ entry: YAMLEntry) -> Bool {
        guard case .mapping(let parts) = entry.value.content else { return false }
        return parts.contains { $0.key.text == conditionKey }
    }
    private static let caseKey = "case"

    private mutating func caseName(_ part: YAMLEntry) -> String? {
        guard let name = values.caption(part) else { return nil }
        guard SwiftName.isID(name) else {
            values.report(
                .badIdentifier, "\(Wording.code(name)) cannot be the name of a case", at: part.value.range,
                label: "write \(Wording.code(Wording.camelCased(name)))",
                help: "the name stands in the localization keys of the texts of this case")
            return nil
        }
        return name
    }

    private mutating func value(
        of part: YAMLEntry, owner: String, key find: (String) -> Key?, names: [String]
    ) -> KeyedValue? {
        guard let key = find(part.key.text) else {
            let nearest = WordSuggestion.nearest(
                to: part.key.text, among: names, synonyms: Self.synonyms(of: part.key.text, among: names))
            let owners = kinds.filter { $0.keys.contains { $0.name == part.key.text } }.map(\.name)
            let belonging = owners.isEmpty ? nil : "it belongs to \(EnglishList.joined(Array(owners.prefix(3)), "and"))"
            values.report(
                .unknownKey, "unknown key \(Wording.code(part.key.text)) of \(Wording.articled(owner))",
                at: part.key.range, label: Wording.didYouMean(nearest) ?? belonging)
            return nil
        }
        guard key.varies else {
            values.report(
                .uselessKey, "`\(key.name)` cannot change by a condition", at: part.key.range,
                label: "write it at the \(owner) itself", help: key.variationHelp)
            return nil
        }
        guard let value = values.value(of: part, for: key) else { return nil }
        return KeyedValue(key: key, value: value, range: part.value.range, origin: .element)
    }
}

extension Condition {
    /// The word that the first term compares with, or that it is about: `loading`; nil where it needs a name.
    fileprivate var word: String? {
        guard terms.count == 1, let term = terms.first else { return nil }
        let isNegated = term.isNegated || term.comparison?.sign == .notEqual
        func named(_ word: String) -> String { isNegated ? "not" + word.capitalizedFirst : word }
        switch (term.operand, term.comparison?.comparand) {
        case (_, .word(let word)): return named(word)
        case (.reference(let reference), nil): return reference.path.last.map(named)
        case (.control(let state), nil): return named(state.rawValue)
        case (.reference(let reference), .missing): return reference.path.last.map { "no" + $0.capitalizedFirst }
        default: return nil
        }
    }
}

extension Key {
    /// True for keys that a case of `when` may change: what stands in a screen is made once.
    package var varies: Bool { effect.facts.contains(.varies) }

    fileprivate var variationHelp: String? {
        switch effect {
        case .content: "an element that is there only sometimes has `isHidden` with a condition"
        default: "`genvc explain when` says what no case can change"
        }
    }
}
