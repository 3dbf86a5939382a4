import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The entries of `constraints`.
struct RelationFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words =
        "relations such as `top >= title.bottom + 40` or `width == parent * 0.5 @750`, or { swift: }, or a list"

    /// The most relations of one element: it is placed and sized by four, and this is more than any layout needs.
    private static let mostRelations = 32

    /// One relation or a list of them; nil where one of them was reported.
    func read(_ entry: YAMLEntry) -> [Relation]? {
        guard case .sequence(let nodes) = entry.value.content else {
            return relation(entry).map { [$0] }
        }
        guard nodes.count <= Self.mostRelations else {
            reading.report(
                .outOfRange, "`\(entry.key.text)` has \(nodes.count) relations", at: entry.key.range,
                label: "\(Self.mostRelations) at the most")
            return nil
        }
        var relations: [Relation] = []
        var isComplete = true
        for node in nodes {
            if let relation = relation(YAMLEntry(key: entry.key, value: node)) {
                relations.append(relation)
            } else {
                isComplete = false
            }
        }
        return isComplete ? relations : nil
    }

    /// One relation: a formula, Swift, or a name with one of the two.
    private func relation(_ entry: YAMLEntry) -> Relation? {
        guard case .mapping(let parts) = entry.value.content else {
            return content(of: entry, isNamed: false).map { Relation(name: nil, content: $0.0, range: $0.1) }
        }
        guard parts.count == 1, let part = parts.first else {
            reportSeveralParts(parts, of: entry)
            return nil
        }
        if part.key.text == "swift" {
            return content(of: entry, isNamed: false).map { Relation(name: nil, content: $0.0, range: $0.1) }
        }
        guard isName(part) else { return nil }
        let name = Identifier(part.key.text, range: part.key.range)
        return content(of: YAMLEntry(key: entry.key, value: part.value), isNamed: true)
            .map { Relation(name: name, content: $0.0, range: $0.1) }
    }

    /// The formula or the Swift of a relation, with its place; nil where it was reported.
    private func content(of entry: YAMLEntry, isNamed: Bool) -> (Relation.Content, SourceRange)? {
        if case .mapping(let parts) = entry.value.content, parts.count == 1, parts[0].key.text == "swift" {
            return SwiftFormat(reading).expression(parts[0]).map { (.swift($0), parts[0].value.range) }
        }
        guard let scalar = reading.scalar(entry, "a relation like `top == parent`"),
            let formula = FormulaFormat(reading).read(scalar)
        else {
            return nil
        }
        if isNamed, formula.attribute.isSeveral {
            reading.report(
                .badRelation, "one name cannot hold the constraints of `\(formula.attribute.rawValue)`",
                at: scalar.range, label: "write the relations one by one, each with a name")
            return nil
        }
        return (.formula(formula), scalar.range)
    }

    /// True if the word before a colon can name a constraint; reports it otherwise.
    private func isName(_ part: YAMLEntry) -> Bool {
        let word = part.key.text
        if case .error = part.value.content { return false }
        if RelationAttribute(rawValue: word) != nil || !SwiftName.isID(word) {
            var meant: String?
            if RelationAttribute(rawValue: word) != nil { meant = Self.relation(word, part.value) }
            reading.report(
                .badRelation, "a colon cannot stand in a relation", at: part.key.range,
                label: meant.map { "write `\($0)`" } ?? "write `==`, `>=` or `<=`",
                help: "before a colon stands the name of a constraint that code moves: `sheetTop: top == parent`")
            return false
        }
        guard SwiftName.isKeyword(word) else { return true }
        reading.report(
            .badIdentifier, "\(Wording.code(word)) cannot be the name of a constraint", at: part.key.range,
            label: "it is a word of Swift itself")
        return false
    }

    /// The relation that `top: 16` or `top: parent` was meant to be, as text; nil where nobody can tell.
    private static func relation(_ attribute: String, _ value: YAMLNode) -> String? {
        guard case .scalar(let scalar) = value.content, let first = scalar.text.utf8.first, scalar.text.utf8.count < 40
        else { return nil }
        if "=<>".utf8.contains(first) { return "\(attribute) \(scalar.text)" }
        guard let points = DecimalNumber.parse(scalar.text), let text = PlainNumber.text(of: points.magnitude) else {
            return "\(attribute) == \(scalar.text)"
        }
        if RelationAttribute(rawValue: attribute)?.sort == .length { return "\(attribute) == \(text)" }
        return "\(attribute) == parent \(points < 0 ? "-" : "+") \(text)"
    }

    /// Reports a mapping of several keys where relations are due.
    private func reportSeveralParts(_ parts: [YAMLEntry], of entry: YAMLEntry) {
        guard let first = parts.first else {
            reading.reportWrongType(entry, "relations like `top == parent`")
            return
        }
        let isAttribute = RelationAttribute(rawValue: first.key.text) != nil
        let meant =
            isAttribute
            ? Self.relation(first.key.text, first.value)
            : SwiftName.isID(first.key.text) ? "\(first.key.text): …" : nil
        reading.report(
            .wrongType, "`\(entry.key.text)` takes relations like `top == parent`, not keys of its own",
            at: first.key.range, label: "write \(Wording.code("- " + (meant ?? "top == parent")))",
            help: "each relation is an entry of a list; a name before it makes a property: `sheetTop: top == parent`")
    }
}
