import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The types of fields and parameters: `String`, `Int?`, `[Plan]`, `User`, or `[idle, loading]` for an enum.
///
/// - `String`, `Int`, `Double`, `Bool`, `Date`, `URL`, `Image`, `Color`, `AttributedString`: the types of the language.
/// - `Int?`: a value that may be nil.
/// - `[Plan]`: a list.
/// - `User`: a type of the user's own.
/// - `[idle, loading]`: the cases of an enum that is named after the field.
struct FieldTypeFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The type of a field; nil where it was reported.
    ///
    /// - Parameter name: the name of the field, after which an enum is called.
    func read(_ entry: YAMLEntry, of name: Identifier) -> FieldType? {
        switch entry.value.content {
        case .sequence(let nodes): return listOrCases(nodes, entry, of: name)
        case .scalar(let scalar): return read(scalar.text, scalar)
        case .mapping, .null, .error:
            reading.reportWrongType(entry, "a type", label: "write `String`, `Int?`, `[Plan]` or `[idle, loading]`")
            return nil
        }
    }

    /// A list of one type, or the cases of an enum.
    private func listOrCases(_ nodes: [YAMLNode], _ entry: YAMLEntry, of name: Identifier) -> FieldType? {
        var words: [YAMLScalar] = []
        for node in nodes {
            guard case .scalar(let scalar) = node.content else {
                reading.reportWrongType(
                    entry, "a type, or words for the cases of an enum",
                    label: "what it shows is a `sample`: write `{ type: [Item], sample: … }`")
                return nil
            }
            words.append(scalar)
        }
        if words.count == 1, words[0].text.utf8.first?.isUpperCase == true {
            return read(words[0].text, words[0]).map(FieldType.list)
        }
        guard words.count >= 2 else {
            reading.report(
                .wrongType, "one word makes no type", at: entry.value.range,
                label: "an enum has two cases or more; a list has a type that begins with a capital letter")
            return nil
        }
        for word in words where !SwiftName.isID(word.text) || SwiftName.isKeyword(word.text) {
            let isNumber = word.text.first.map { ("0"..."9").contains($0) } == true
            let meant = Wording.camelCased(isNumber ? "case " + word.text : word.text)
            reading.report(
                .badIdentifier, "\(Wording.code(word.text)) cannot be a case", at: word.range,
                label: SwiftName.isKeyword(word.text)
                    ? "it is a word of Swift itself" : meant.isEmpty ? nil : "write \(Wording.code(meant))")
            return nil
        }
        for (index, word) in words.enumerated() where words[..<index].contains(where: { $0.text == word.text }) {
            reading.report(
                .duplicateName, "the case `\(word.text)` stands here twice", at: word.range, label: "delete one")
            return nil
        }
        return .cases(name: SwiftName.ofEnum(name.text), words.map(\.text))
    }

    /// The most lists that stand in each other in a type.
    private static let deepestLists = 4

    /// The type of a word with its marks; nil, and reported, for a word that is none.
    ///
    /// - Parameter lists: the number of lists in which the word stands.
    private func read(_ text: String, _ scalar: YAMLScalar, in lists: Int = 0) -> FieldType? {
        if text.hasSuffix("?") {
            let marks = text.reversed().prefix { $0 == "?" }.count
            return read(String(text.dropLast(marks)), scalar, in: lists).map { $0.isOptional ? $0 : .optional($0) }
        }
        if text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count > 1, lists < Self.deepestLists {
            return read(String(text.dropFirst().dropLast()), scalar, in: lists + 1).map(FieldType.list)
        }
        if let basic = BasicType(rawValue: text) { return .basic(basic) }
        let isType = text.utf8.first?.isUpperCase == true && SwiftName.isQualified(text)
        if isType, BasicType.synonyms[text] == nil {
            guard !GeneratedTypes.hides(text, isScreen: reading.scope.isScreen) else {
                reading.sink.add([.hidden(type: text, at: scalar.range)])
                return nil
            }
            return .custom(text)
        }
        let meant = BasicType.synonyms[text] ?? Wording.camelCased(text).capitalizedFirst
        reading.report(
            .unknownValue, "\(text.isEmpty ? "an empty text" : Wording.code(text)) is no type", at: scalar.range,
            label: advice(for: scalar, meant),
            help: "the types are \(EnglishList.joined(BasicType.allCases.map(\.rawValue), "and")), or one of yours")
        return nil
    }

    /// The change that makes a type of a word that is none; nil where nothing tells it.
    ///
    /// - Parameter meant: The word with the letters of a type; empty where it has none.
    private func advice(for scalar: YAMLScalar, _ meant: String) -> String? {
        if let spelling = Self.spelling(meantBy: scalar) { return "write \(spelling)" }
        if Self.isComposed(scalar.text) { return "write the name of a type of yours that holds it" }
        if let field = Self.field(beginningWith: scalar) { return "it is a value: write \(field)" }
        return meant.isEmpty ? nil : "write \(Wording.code(meant))"
    }

    /// The type, as it is written here, that somebody wrote as in Swift; nil for anything else.
    private static func spelling(meantBy scalar: YAMLScalar) -> String? {
        let text = String(scalar.text.filter { $0 != " " })
        if let sign = text.firstIndex(of: "="), text[..<sign].utf8.first?.isUpperCase == true {
            let value = text[text.index(after: sign)...]
            return Wording.code("{ type: \(text[..<sign]), initial: \(value) }")
        }
        if text.hasPrefix("Optional<"), text.hasSuffix(">") {
            return Wording.code(text.dropFirst("Optional<".count).dropLast() + "?")
        }
        if text.hasPrefix("["), text.contains(","), text.hasSuffix("]?") {
            let cases = scalar.text.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
            return Wording.code("[unset, \(cases)]") + ", with a case for nil"
        }
        if text.hasPrefix("["), text.contains(","), scalar.style != .plain {
            return "the cases without quotes: " + Wording.code(scalar.text)
        }
        return text != scalar.text && text.hasSuffix("?") ? Wording.code(text) : nil
    }

    /// True for a type that Swift makes of others: a tuple or a closure, a dictionary, a generic type, a protocol.
    private static func isComposed(_ text: String) -> Bool {
        let marks = ["(", "any ", "some "]
        return marks.contains(where: text.hasPrefix) || text.hasPrefix("[") && text.contains(":")
            || text.utf8.first?.isUpperCase == true && text.contains("<")
    }

    /// The type that a value has as it is written; nil for a word that may be anything.
    static func type(ofValue scalar: YAMLScalar) -> BasicType? {
        if scalar.style != .plain { return .string }
        if Int(scalar.text) != nil { return .integer }
        if Double(scalar.text) != nil { return .double }
        return ["true", "false"].contains(scalar.text) ? .boolean : nil
    }

    /// The field whose first value somebody wrote in place of its type, or nil.
    private static func field(beginningWith scalar: YAMLScalar) -> String? {
        guard let type = type(ofValue: scalar) else { return nil }
        let isStandard = scalar.text.isEmpty || scalar.text == type.initialValue
        if isStandard { return Wording.code(type.rawValue) }
        return Wording.code("{ type: \(type.rawValue), initial: \(type == .string ? "…" : scalar.text) }")
    }
}
