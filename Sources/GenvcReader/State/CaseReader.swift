import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Reads `when`: the cases in which keys have other values, `{ if: $isOn, text: On }`.
///
/// - `if`: the condition; it is required.
/// - `case`: the name of the case, from which the localisation keys of its texts are made.
/// - any other key: the value that the element has while the condition holds.
package struct CaseReader {
    /// The owner of the cases: an element, or the screen.
    struct Owner {
        /// The word for the owner in messages: `label`, `screen`.
        let name: String
        /// The keys that it has.
        let keys: [Key]
        /// True if the first case that holds and names a key wins; else each counts by itself.
        var isChoice = true
        /// True if a key that it lacks may be meant for one that it has.
        var suggestsKeys = true
    }

    let kinds: KindTable
    let reading: Reading

    /// The cases at an element of the kind.
    func cases(_ entry: YAMLEntry, of kind: Kind) -> [Variant] {
        let outside = reading.scope.hasControlStates
        reading.scope.hasControlStates = outside || kind.traits.contains(.hasConfiguration)
        defer { reading.scope.hasControlStates = outside }
        return reading.ofElement { cases(entry, of: Owner(name: kind.name, keys: kind.allKeys)) }
    }

    /// The cases at an owner: a list of them, or one alone. What is wrong with their order and their texts is reported.
    func cases(_ entry: YAMLEntry, of owner: Owner) -> [Variant] {
        let nodes: [YAMLNode]
        switch entry.value.content {
        case .sequence(let list): nodes = list
        case .mapping(let parts):
            if let named = parts.first(where: Self.isNamedCase) {
                reading.report(
                    .wrongType, "the cases of `\(entry.key.text)` are a list", at: named.key.range,
                    label: "write `- { \(Self.caseKey): \(named.key.text), \(Self.conditionKey): …, … }`",
                    help: "`\(Self.caseKey)` may be left out; the first case that holds and names a key wins")
                return []
            }
            nodes = [entry.value]
        case .scalar, .null, .error:
            reading.reportWrongType(entry, "a list of cases", label: "write `[ { if: $field == value, … } ]`")
            return []
        }
        let variants = nodes.compactMap { variant($0, in: entry, of: owner) }
        reading.sink.add(CaseTextNames.findings(in: variants))
        if owner.isChoice { reading.sink.add(CaseOrder.findings(in: variants)) }
        return variants
    }

    /// One case; nil where something of it was reported.
    private func variant(_ node: YAMLNode, in entry: YAMLEntry, of owner: Owner) -> Variant? {
        guard case .mapping(let parts) = node.content else {
            reading.reportWrongType(
                YAMLEntry(key: entry.key, value: node), "keys of its own", label: "write `{ if: $field == value, … }`")
            return nil
        }
        if let asked = parts.first(where: { isCaseOfCondition($0, owner) }) {
            reportConditionAsKey(asked)
            return nil
        }
        var condition: Condition?
        var name: String?
        var keyed: [KeyedValue] = []
        var isComplete = true
        for part in parts {
            switch part.key.text {
            case Self.conditionKey:
                guard let scalar = reading.scalarText(part, "a condition") else {
                    isComplete = false
                    continue
                }
                condition = ConditionFormat(reading).read(scalar)
                isComplete = isComplete && condition != nil
            case Self.caseKey:
                name = caseName(part)
                isComplete = isComplete && name != nil
            case Self.otherwiseKey:
                reading.report(
                    .unknownKey, "`\(Self.otherwiseKey)` is no key of a case", at: part.key.range,
                    label: "write what it says at the \(owner.name) itself",
                    help: "a key of the element itself holds where no case does")
                isComplete = false
            default:
                guard let value = value(of: part, owner) else {
                    isComplete = false
                    continue
                }
                keyed.append(value)
            }
        }
        guard isComplete else { return nil }
        guard let condition else {
            reading.report(
                .missingKey, "this case has no `\(Self.conditionKey)`", at: parts.first?.key.range ?? node.range,
                label: "add `if: $field == value`",
                help: "a key of the element itself holds where no case does")
            return nil
        }
        if keyed.isEmpty {
            reading.report(
                .uselessKey, "this case changes nothing", at: condition.range,
                label: "write a key behind the condition, as `isHidden: true`")
            return nil
        }
        return Variant(condition: condition, name: name ?? condition.word, values: keyed, range: node.range)
    }

    /// True for what a case has besides keys.
    static func isHead(ofCase key: String) -> Bool { key == conditionKey || key == caseKey }

    /// The key of the condition.
    package static let conditionKey = "if"
    /// The key that other tools write for the case in which no other holds; here the element itself says that.
    private static let otherwiseKey = "else"

    /// True for a case under a name, as other tools write them.
    private static func isNamedCase(_ entry: YAMLEntry) -> Bool {
        guard case .mapping(let parts) = entry.value.content else { return false }
        return parts.contains { $0.key.text == conditionKey }
    }

    /// True for a condition as a key, with the keys of its case below it.
    private func isCaseOfCondition(_ entry: YAMLEntry, _ owner: Owner) -> Bool {
        guard case .mapping = entry.value.content, !Self.isHead(ofCase: entry.key.text) else { return false }
        return Key.named(entry.key.text, in: owner.keys) == nil && kinds.owners(ofKey: entry.key.text).isEmpty
            && entry.key.text != Self.otherwiseKey
    }

    /// Reports a condition as a key.
    private func reportConditionAsKey(_ entry: YAMLEntry) {
        var first = ""
        if case .mapping(let keys) = entry.value.content, let key = keys.first?.key.text {
            first = ", \(VisibleText.of(key)): …"
        }
        reading.report(
            .wrongType, "the condition of a case stands behind `\(Self.conditionKey)`", at: entry.key.range,
            label: "write `- { \(Self.conditionKey): \(VisibleText.of(entry.key.text))\(first) }`")
    }

    /// The key of the name of a case, from which the localisation keys of its texts are made.
    package static let caseKey = "case"

    /// The name of a case; nil, and reported, where no Swift name can be made of it.
    private func caseName(_ part: YAMLEntry) -> String? {
        guard let name = reading.caption(part) else { return nil }
        guard SwiftName.isID(name) else {
            reading.report(
                .badIdentifier, "\(Wording.code(name)) cannot be the name of a case", at: part.value.range,
                label: "write \(Wording.code(Wording.camelCased(name)))",
                help: "the name stands in the localization keys of the texts of this case")
            return nil
        }
        return name
    }

    /// A value of a case; nil, and reported, for a key that the owner lacks or that cannot change.
    private func value(of part: YAMLEntry, _ owner: Owner) -> KeyedValue? {
        guard let key = Key.named(part.key.text, in: owner.keys) else {
            let names = owner.suggestsKeys ? owner.keys.filter(\.varies).map(\.name) : []
            let nearest = KeyWords.nearest(to: part.key.text, among: names)
            let owners = kinds.owners(ofKey: part.key.text)
            let belonging = owners.isEmpty ? nil : "it belongs to \(EnglishList.joined(Array(owners.prefix(3)), "and"))"
            reading.report(
                .unknownKey, "unknown key \(Wording.code(part.key.text)) of \(Wording.articled(owner.name))",
                at: part.key.range, label: Wording.didYouMean(nearest) ?? belonging)
            return nil
        }
        guard key.varies else {
            reading.report(
                .uselessKey, "`\(key.name)` cannot change by a condition", at: part.key.range,
                label: "write it at the \(owner.name) itself", help: key.variationHelp)
            return nil
        }
        guard let value = reading.value(of: part, for: key) else { return nil }
        return KeyedValue(key: key, value: value, range: part.value.range, origin: .element)
    }
}

extension Condition {
    /// The word for which the condition stands, `loading`: what its only term compares with, or is about. Nil where the
    /// case needs a name.
    fileprivate var word: String? {
        guard terms.count == 1, let term = terms.first else { return nil }
        let isNegated = term.isNegated || term.comparison?.sign == .notEqual
        func named(_ word: String) -> String { isNegated ? "not" + word.capitalizedFirst : word }
        switch (term.operand, term.comparison?.comparand) {
        case (_, .word(let word)): return named(word)
        case (.reference(let reference), nil): return reference.path.last.map(named)
        case (.control(let state), nil): return named(state.rawValue)
        case (.reference(let reference), .missing):
            return reference.path.last.map { (isNegated ? "has" : "no") + $0.capitalizedFirst }
        default: return nil
        }
    }
}
