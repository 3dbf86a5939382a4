import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Reads the fields of `state` and the parameters of components: names, types, first values, samples.
///
/// - `email: String`: a name and a type; the field begins with the obvious value of the type.
/// - `count: { type: Int, initial: 3 }`: a field that begins with another value.
/// - `user: { type: User?, sample: { name: Ada } }`: a field whose value in drawings and checks is said.
/// - `total: { type: Int, computed: true }`: a property that the user writes.
package struct FieldFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "names, each with a type: String, Int?, [Plan], [idle, loading], or \(FieldPart.keyList)"

    /// The words for the values that parameters of a component take, for `explain`.
    package static let parameterWords =
        "names, each with a type: String, Int?, [Plan], [small, large], or \(ParameterPart.keyList)"

    /// The fields of a mapping from names to types; those with a mistake are reported and left out.
    ///
    /// - Parameter isParameter: true for fields that are given when something is made; a default takes the place of a
    ///   first value.
    func read(_ entry: YAMLEntry, isParameter: Bool) -> [StateField] {
        guard case .mapping(let entries) = entry.value.content else {
            reading.scope.hasUnreadableNames = true
            reading.reportWrongType(entry, "names with types", label: "write `{ email: String }`")
            return []
        }
        let fields = entries.compactMap { field($0, isParameter: isParameter) }
        if fields.count < entries.count { reading.scope.hasUnreadableNames = true }
        SampledTypes(reading).learn(from: fields)
        return fields
    }

    /// One field; nil where it was reported.
    private func field(_ entry: YAMLEntry, isParameter: Bool) -> StateField? {
        guard checkName(entry.key, isParameter: isParameter) else { return nil }
        let name = Identifier(entry.key.text, range: entry.key.range)
        guard case .mapping(let parts) = entry.value.content else {
            return FieldTypeFormat(reading).read(entry, of: name).flatMap { type in
                guard isParameter || checkInitial(type, of: entry) else { return nil }
                return StateField(name: name, type: type)
            }
        }
        return readLong(parts, of: entry, name, isParameter: isParameter)
    }

    /// A field with keys of its own, `{ type: Int, initial: 0 }`; nil where it was reported.
    private func readLong(
        _ parts: [YAMLEntry], of entry: YAMLEntry, _ name: Identifier, isParameter: Bool
    ) -> StateField? {
        var type: FieldType?
        var writtenSample: YAMLEntry?
        var initial: YAMLEntry?
        var isComputed = false
        var isComplete = true
        for part in parts {
            switch self.part(part, of: entry, isParameter: isParameter) {
            case .type:
                type = FieldTypeFormat(reading).read(part, of: name)
                isComplete = isComplete && type != nil
            case .sample: writtenSample = part
            case .initial: initial = part
            case .computed:
                guard let flag = BooleanFormat(reading).read(part) else { return nil }
                isComputed = flag
            case nil: isComplete = false
            }
        }
        guard isComplete else { return nil }
        guard let type else {
            reading.report(
                .missingKey, "this field has no `type`", at: entry.key.range,
                label: "add `type: \(initial.map(Self.typeName) ?? "String")`")
            return nil
        }
        if let writtenSample, !SampleFormat(reading).check(writtenSample, of: type) { return nil }
        var sample = writtenSample.flatMap { SampleFormat.sample($0.value) }
        if let initial {
            guard let value = initialValue(initial, of: type) else { return nil }
            if sample == nil, case .custom = type.unwrapped { sample = Self.caseName(initial).map(Sample.scalar) }
            return StateField(name: name, type: type, initialValue: value, sample: sample)
        }
        guard isParameter || isComputed || checkInitial(type, of: entry) else { return nil }
        return StateField(name: name, type: type, sample: sample, isComputed: isComputed)
    }

    /// The type that a first value probably has.
    private static func typeName(of initial: YAMLEntry) -> String {
        guard case .scalar(let scalar) = initial.value.content else { return BasicType.string.rawValue }
        return (FieldTypeFormat.type(ofValue: scalar) ?? .string).rawValue
    }

    /// The part that a key of a field or of a parameter names; nil, and reported, for any other word.
    private func part(_ part: YAMLEntry, of entry: YAMLEntry, isParameter: Bool) -> FieldPart? {
        guard isParameter else { return reading.part(part, of: entry, as: FieldPart.self) }
        switch reading.part(part, of: entry, as: ParameterPart.self) {
        case .type: return .type
        case .standard: return .initial
        case .sample: return .sample
        case nil: return nil
        }
    }

    /// False, and reported, for a name that no property can have, or that means something in conditions.
    private func checkName(_ key: YAMLScalar, isParameter: Bool) -> Bool {
        let name = key.text
        let noun = isParameter ? "parameter" : "state field"
        guard SwiftName.isID(name), !SwiftName.isKeyword(name) else {
            let meant = Wording.camelCased(name)
            reading.report(
                .badIdentifier, "\(Wording.code(name)) cannot be the name of a \(noun)", at: key.range,
                label: SwiftName.isKeyword(name)
                    ? "it is a word of Swift itself" : meant.isEmpty ? nil : "write \(Wording.code(meant))",
                help: "a name is a lower-case letter, then letters and digits")
            return false
        }
        let words = EnvironmentOperand.allCases.map(\.rawValue) + ControlState.allCases.map(\.rawValue)
        guard !words.contains(name) || isParameter else {
            reading.report(
                .badIdentifier, "\(Wording.code(name)) is a word of conditions", at: key.range,
                label: "write another name")
            return false
        }
        return true
    }

    /// True for a type that has a value before anything is set; reports one that has none.
    private func checkInitial(_ type: FieldType, of entry: YAMLEntry) -> Bool {
        if type.hasInitialValue { return true }
        let first = type == .basic(.date) ? "Date()" : "…"
        let known = WordSuggestion.nearest(to: type.word, among: BasicType.allCases.map(\.rawValue))
        let meant = type.isCustom ? Wording.didYouMean(known) : nil
        reading.report(
            .missingKey, "\(Wording.code(entry.key.text)) has no value at first", at: entry.value.range,
            label: (meant.map { $0 + " Of a type of yours " } ?? "")
                + "write `{ type: \(type.word), initial: { swift: \(first) } }`",
            help: "or let it be nil at first: `\"\(type.word)?\"`")
        return false
    }

    /// The value at first, or the default of a parameter; nil where it was reported.
    private func initialValue(_ entry: YAMLEntry, of type: FieldType) -> FieldValue? {
        if case .null = entry.value.content, type.isOptional { return .missing }
        if case .scalar(let scalar) = entry.value.content, scalar.text == "nil", type.isOptional { return .missing }
        if type.isOptional, Self.caseName(entry) == "none" {
            reading.report(
                .unknownValue, "of a value that may be nil, Swift reads `.none` as nil", at: entry.value.range,
                label: "write `nil`, or for a case of that name `{ swift: … }`")
            return nil
        }
        if case .custom = type.unwrapped, let word = Self.caseName(entry) { return .value(.swift("." + word)) }
        let key = Key(entry.key.text, type.unwrapped.valueType, .property(entry.key.text), "")
        return reading.value(of: entry, for: key).map(FieldValue.value)
    }

    /// The case or the static member of a type of the user's, `standard` for `.standard`; nil for anything else.
    private static func caseName(_ entry: YAMLEntry) -> String? {
        guard case .scalar(let scalar) = entry.value.content, scalar.style == .plain, SwiftName.isID(scalar.text),
            scalar.text != "true", scalar.text != "false"
        else {
            return nil
        }
        return scalar.text
    }
}
