import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Reads the fields of `state` and the parameters of components: names, types, first values, samples.
extension Reading {
    /// The keys of a field that is written with keys.
    private static let fieldKeys = ["type", "initial", "sample", "computed"]
    private static let parameterKeys = ["type", "default", "sample"]

    /// The fields of a mapping from names to types.
    ///
    /// - Parameter isParameter: they are given when something is made; a default takes the place of a first value.
    func fields(_ entry: YAMLEntry, isParameter: Bool) -> [StateField] {
        guard case .mapping(let entries) = entry.value.content else {
            scope.hasUnreadableNames = true
            reportWrongType(entry, "names with types", label: "write `{ email: String }`")
            return []
        }
        let fields = entries.compactMap { field($0, isParameter: isParameter) }
        if fields.count < entries.count { scope.hasUnreadableNames = true }
        return fields
    }

    private func field(_ entry: YAMLEntry, isParameter: Bool) -> StateField? {
        guard checkFieldName(entry.key, isParameter: isParameter) else { return nil }
        let name = Identifier(entry.key.text, range: entry.key.range)
        guard case .mapping(let parts) = entry.value.content else {
            return type(entry, of: name).flatMap { type in
                guard isParameter || checkInitial(type, of: entry) else { return nil }
                return StateField(name: name, type: type)
            }
        }
        return longField(parts, of: entry, name, isParameter: isParameter)
    }

    private func longField(
        _ parts: [YAMLEntry], of entry: YAMLEntry, _ name: Identifier, isParameter: Bool
    ) -> StateField? {
        var type: FieldType?
        var writtenSample: YAMLEntry?
        var initial: YAMLEntry?
        var isComputed = false
        var isComplete = true
        for part in parts {
            switch part.key.text {
            case "type":
                type = self.type(part, of: name)
                isComplete = isComplete && type != nil
            case "sample": writtenSample = part
            case "initial" where !isParameter: initial = part
            case "default" where isParameter: initial = part
            case "computed" where !isParameter:
                guard let flag = boolean(part) else { return nil }
                isComputed = flag
            default:
                isComplete = false
                reportUnknownPart(
                    part, of: entry, among: isParameter ? Self.parameterKeys : Self.fieldKeys,
                    synonyms: ["default": "initial", "initial": "default", "value": "initial", "example": "sample"])
            }
        }
        guard isComplete else { return nil }
        guard let type else {
            report(.missingKey, "this field has no `type`", at: entry.key.range, label: "add `type: String`")
            return nil
        }
        if let writtenSample, !checkSample(writtenSample, of: type) { return nil }
        var sample = writtenSample.flatMap { Self.sample($0.value) }
        if let initial {
            guard let value = initialValue(initial, of: type) else { return nil }
            if sample == nil, case .custom = type.unwrapped { sample = Self.caseName(initial).map(Sample.scalar) }
            return StateField(name: name, type: type, initialValue: value, sample: sample)
        }
        guard isParameter || isComputed || checkInitial(type, of: entry) else { return nil }
        return StateField(name: name, type: type, sample: sample, isComputed: isComputed)
    }

    private func checkFieldName(_ key: YAMLScalar, isParameter: Bool) -> Bool {
        let name = key.text
        let noun = isParameter ? "parameter" : "state field"
        guard SwiftName.isID(name), !SwiftName.isKeyword(name) else {
            let meant = Wording.camelCased(name)
            report(
                .badIdentifier, "\(Wording.code(name)) cannot be the name of a \(noun)", at: key.range,
                label: SwiftName.isKeyword(name)
                    ? "it is a word of Swift itself" : meant.isEmpty ? nil : "write \(Wording.code(meant))",
                help: "a name is a lower-case letter, then letters and digits")
            return false
        }
        let words = EnvironmentOperand.allCases.map(\.rawValue) + ControlState.allCases.map(\.rawValue)
        guard !words.contains(name) || isParameter else {
            report(
                .badIdentifier, "\(Wording.code(name)) is a word of conditions", at: key.range,
                label: "write another name")
            return false
        }
        return true
    }

    /// True for a type that has a value before anything is set; reports one that has none.
    private func checkInitial(_ type: FieldType, of entry: YAMLEntry) -> Bool {
        if type.hasInitialValue { return true }
        report(
            .missingKey, "\(Wording.code(entry.key.text)) has no value at first", at: entry.value.range,
            label: "write \(Wording.code("{ type: \(type.word), initial: { swift: … } }"))",
            help: "or let it be nil at first: \(Wording.code("\"\(type.word)?\""))")
        return false
    }

    // MARK: - Types

    /// `String`, `Int?`, `[Plan]`, `User`, or `[idle, loading]` for an enum.
    private func type(_ entry: YAMLEntry, of name: Identifier) -> FieldType? {
        switch entry.value.content {
        case .sequence(let nodes): return listOrCases(nodes, entry, of: name)
        case .scalar(let scalar): return type(scalar.text, scalar)
        case .mapping, .null, .error:
            reportWrongType(entry, "a type", label: "write `String`, `Int?`, `[Plan]` or `[idle, loading]`")
            return nil
        }
    }

    private func listOrCases(_ nodes: [YAMLNode], _ entry: YAMLEntry, of name: Identifier) -> FieldType? {
        var words: [YAMLScalar] = []
        for node in nodes {
            guard case .scalar(let scalar) = node.content else {
                reportWrongType(
                    entry, "a type, or words for the cases of an enum",
                    label: "what it shows is a `sample`: write `{ type: [Item], sample: … }`")
                return nil
            }
            words.append(scalar)
        }
        if words.count == 1, words[0].text.utf8.first?.isUpperCase == true {
            return type(words[0].text, words[0]).map(FieldType.list)
        }
        guard words.count >= 2 else {
            report(
                .wrongType, "one word makes no type", at: entry.value.range,
                label: "an enum has two cases or more; a list has a type that begins with a capital letter")
            return nil
        }
        for word in words where !SwiftName.isID(word.text) || SwiftName.isKeyword(word.text) {
            let meant = Wording.camelCased(word.text)
            report(
                .badIdentifier, "\(Wording.code(word.text)) cannot be a case", at: word.range,
                label: SwiftName.isKeyword(word.text)
                    ? "it is a word of Swift itself" : meant.isEmpty ? nil : "write \(Wording.code(meant))")
            return nil
        }
        for (index, word) in words.enumerated() where words[..<index].contains(where: { $0.text == word.text }) {
            report(.duplicateName, "the case `\(word.text)` stands here twice", at: word.range, label: "delete one")
            return nil
        }
        return .cases(name: name.text.capitalizedFirst, words.map(\.text))
    }

    private func type(_ text: String, _ scalar: YAMLScalar) -> FieldType? {
        if text.hasSuffix("?") {
            let inner = String(text.dropLast())
            return type(inner, scalar).map { $0.isOptional ? $0 : .optional($0) }
        }
        if text.hasPrefix("["), text.hasSuffix("]") {
            return type(String(text.dropFirst().dropLast()), scalar).map(FieldType.list)
        }
        if let basic = BasicType(rawValue: text) { return .basic(basic) }
        let isType = text.utf8.first?.isUpperCase == true && SwiftName.isQualified(text)
        if isType, BasicType.synonyms[text] == nil { return .custom(text) }
        let meant = BasicType.synonyms[text] ?? Wording.camelCased(text).capitalizedFirst
        report(
            .unknownValue, "\(text.isEmpty ? "an empty text" : Wording.code(text)) is no type", at: scalar.range,
            label: Self.field(beginningWith: scalar).map { "it is a value: write \($0)" }
                ?? (meant.isEmpty ? nil : "write \(Wording.code(meant))"),
            help: "the types are \(EnglishList.joined(BasicType.allCases.map(\.rawValue), "and")), or one of yours")
        return nil
    }

    /// The field whose first value somebody wrote in place of its type, or nil.
    private static func field(beginningWith scalar: YAMLScalar) -> String? {
        let type: BasicType
        if scalar.style != .plain {
            type = .string
        } else if Int(scalar.text) != nil {
            type = .integer
        } else if Double(scalar.text) != nil {
            type = .double
        } else if ["true", "false"].contains(scalar.text) {
            type = .boolean
        } else {
            return nil
        }
        let isStandard = scalar.text.isEmpty || scalar.text == type.initialValue
        if isStandard { return Wording.code(type.rawValue) }
        return Wording.code("{ type: \(type.rawValue), initial: \(type == .string ? "…" : scalar.text) }")
    }

    // MARK: - Values

    /// The value at first, or the default of a parameter.
    private func initialValue(_ entry: YAMLEntry, of type: FieldType) -> FieldValue? {
        if case .null = entry.value.content, type.isOptional { return .missing }
        if case .scalar(let scalar) = entry.value.content, scalar.text == "nil", type.isOptional { return .missing }
        if case .custom = type.unwrapped, let word = Self.caseName(entry) { return .value(.swift("." + word)) }
        let key = Key(entry.key.text, type.unwrapped.valueType, .property(entry.key.text), "")
        return value(of: entry, for: key).map(FieldValue.value)
    }

    /// The case or the static member of a type of the user's, `standard` for `.standard`, or nil.
    private static func caseName(_ entry: YAMLEntry) -> String? {
        guard case .scalar(let scalar) = entry.value.content, scalar.style == .plain, SwiftName.isID(scalar.text),
            scalar.text != "true", scalar.text != "false"
        else {
            return nil
        }
        return scalar.text
    }
}
