import GenvcReader
import GenvcVocabulary

/// Keys: what each takes, with the words of `explain`.
extension SchemaBuilder {
    /// The properties of keys that are written elsewhere; keys of one name make one.
    static func references(to keys: [Key], at path: String) -> [JSONSchema.Member] {
        var seen: Set<String> = []
        return keys.filter { seen.insert($0.name).inserted }.map { key in
            JSONSchema.Member(name: key.name, schema: .reference(path: path + "/properties/" + key.name))
        }
    }

    /// The properties of keys; keys of one name make one that takes what each of them takes.
    mutating func properties(_ keys: [Key], of owner: KeyOwner) -> [JSONSchema.Member] {
        var places: [String: Int] = [:]
        var named: [[Key]] = []
        for key in keys {
            if let place = places[key.name] {
                named[place].append(key)
            } else {
                places[key.name] = named.count
                named.append([key])
            }
        }
        return named.map { JSONSchema.Member(name: $0[0].name, schema: described($0, of: owner)) }
    }

    private mutating func described(_ keys: [Key], of owner: KeyOwner) -> JSONSchema {
        if keys.count == 1 { return described(keys[0], of: owner) }
        var types: [ValueType] = []
        var forms: [JSONSchema] = []
        for key in keys where !types.contains(key.type) {
            types.append(key.type)
            forms.append(schema(of: key, owner))
        }
        return JSONSchema.anyOf(forms).described(keys[0].remark())
    }

    /// The schema of a key with words. The keys of every view are definitions, unless a kind has its own default.
    private mutating func described(_ key: Key, of owner: KeyOwner) -> JSONSchema {
        let isShared = Key.common.contains { $0 === key } && owner.unsaidValue(of: key) == key.standard
        if isShared, key.type != .variants, key.type != .styles {
            return definition("every." + key.name) { $0.withWords($0.schema(of: key, owner), of: key, key.standard) }
        }
        return withWords(schema(of: key, owner), of: key, owner.unsaidValue(of: key))
    }

    private func withWords(_ schema: JSONSchema, of key: Key, _ unsaid: String?) -> JSONSchema {
        let described = schema.described(key.remark(assumed: unsaid) + "\nIt takes \(key.takenWords).")
        guard let unsaid, !unsaid.isEmpty else { return described }
        return described.with("default", Self.value(unsaid, of: key.type))
    }

    /// A default as JSON has it.
    private static func value(_ text: String, of type: ValueType) -> JSONSchema.Value {
        switch type {
        case .boolean, .errorMessage: .truth(text == "true")
        default: Double(text).map(JSONSchema.Value.number) ?? .text(text)
        }
    }

    /// All that the key takes: a value, a reference to state, or Swift.
    mutating func schema(of key: Key, _ owner: KeyOwner) -> JSONSchema {
        var forms = [value(of: key, owner)]
        if owner.followsState, key.takesReferences {
            forms.append(key.type == .boolean ? condition : reference)
        }
        if key.effect.facts.contains(.takesSwift) { forms.append(swift) }
        return .anyOf(forms)
    }

    /// Fields of `state`.
    var reference: JSONSchema {
        mutating get { definition("reference") { _ in .pattern(NamePattern.reference) } }
    }

    /// `{ swift: … }`.
    var swift: JSONSchema {
        mutating get {
            definition("swift") { _ in
                .object([JSONSchema.Member(name: "swift", schema: .scalar)], required: ["swift"])
            }
        }
    }

    /// The texts that a boolean key takes for a condition: other words are mistaken for `true` or `false`.
    private var condition: JSONSchema {
        mutating get {
            definition("condition") { _ in
                let words =
                    ["not"] + EnvironmentOperand.allCases.map(\.rawValue) + ControlState.allCases.map(\.rawValue)
                return .pattern(#"^\s*([$!]|("# + words.joined(separator: "|") + #")\b)"#)
            }
        }
    }

    // MARK: - Keys of mappings

    /// The mapping with the keys of a group.
    mutating func group(_ group: KeyGroup) -> JSONSchema {
        let keys = group == .rules ? ruleLevels : Key.keys(of: group)
        let members = properties(keys, of: .group(group))
        switch group {
        case .bar: return .object(members, required: keys.filter { $0.type == .nodes }.map(\.name))
        case .accessibilityCustomContent:
            return .oneOrList(of: .object(members, required: keys.filter { !$0.takesNil }.map(\.name)), atLeast: 1)
        case .accessibilityNotifications, .navigation, .list, .rules, .search, .appearance, .tabBarItem, .sheet,
            .theme, .run:
            return .object(members)
        }
    }

    /// The cases of a condition, each with those of the keys that a case can change.
    ///
    /// - Parameter others: takes the values of other keys; nil where there are none.
    mutating func cases(of owner: KeyOwner, _ keys: [Key], others: JSONSchema? = nil) -> JSONSchema {
        definition("cases." + owner.word) { builder in
            let head = [
                JSONSchema.Member(
                    name: CaseReader.conditionKey,
                    schema: .types(.string).described("The condition: `$field == value`.")),
                JSONSchema.Member(
                    name: CaseReader.caseKey,
                    schema: .scalar.described("The name of the case, in the keys of its texts.")),
            ]
            let varied = keys.filter(\.varies)
            let members =
                head
                + (owner.path.map { SchemaBuilder.references(to: varied, at: $0) }
                    ?? builder.properties(varied, of: owner))
            return .oneOrList(
                of: .object(members, required: [CaseReader.conditionKey], others: others).with(
                    "minProperties", .number(2)))
        }
    }
}
