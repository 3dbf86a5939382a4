import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The repetition of an element: a number of times, for each element of a list, or for literals of the
/// spec.
///
/// - `4`: so many times, at most 100.
/// - `$plans`: once for each element of a list, or as often as a field of type Int says.
/// - `[ { id: fast, title: Fast } ]`: once for each literal, whose ids make an enum.
package struct RepetitionFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "a number, $list, or literals such as [ { id: fast, title: Fast } ]"

    /// The numbers that `repeat` takes; more elements belong in a list.
    package static let counts = 1...100

    /// The repetition of `4`, `$plans`, or `[ { id: fast, title: Fast }, … ]`; nil where it was reported.
    func read(_ entry: YAMLEntry) -> Repetition? {
        switch entry.value.content {
        case .sequence(let nodes): return literals(nodes, entry)
        case .scalar(let scalar):
            let text = SpecText(scalar)
            if let scan = ReferenceScan(in: text.bytes, at: 0), scan.bytes.upperBound == text.bytes.count {
                return list(scan, text, entry)
            }
            if scalar.style == .plain, let count = Int(scalar.text) {
                guard Self.counts.contains(count) else {
                    reading.report(
                        .outOfRange, "`\(entry.key.text)` takes 1 to \(Self.counts.upperBound)", at: scalar.range,
                        label: "write a number from 1 to \(Self.counts.upperBound)")
                    return nil
                }
                return Repetition(.count(count), range: entry.value.range)
            }
            let isField = reading.scope.name(scalar.text) != nil
            reading.reportWrongType(
                entry, "a number, `$list` or a list of literals", label: isField ? "write `$\(scalar.text)`" : nil)
            return nil
        case .mapping, .null, .error:
            reading.reportWrongType(
                entry, "a number, `$list` or a list of literals", label: "write `[ { id: first, title: First } ]`")
            return nil
        }
    }

    /// A repetition over a field: a list, or an Int.
    private func list(_ scan: ReferenceScan, _ text: SpecText, _ entry: YAMLEntry) -> Repetition? {
        guard let reference = ReferenceFormat(reading).read(scan, in: text) else { return nil }
        switch reference.type {
        case .list, nil: return Repetition(.list(reference), range: entry.value.range)
        case .basic(.integer): return Repetition(.number(reference), range: entry.value.range)
        case .some(let type):
            reading.report(
                .wrongType,
                "`\(entry.key.text)` takes a list or an Int, and \(Wording.code("$" + reference.pathText)) is "
                    + Wording.articled(type.word), at: reference.range)
            return nil
        }
    }

    /// A repetition over literals, each with an id of its own; nil where one was reported.
    private func literals(_ nodes: [YAMLNode], _ entry: YAMLEntry) -> Repetition? {
        guard !nodes.isEmpty else {
            reading.reportEmptyValue(entry, label: "write `[ { id: first, title: First } ]`")
            return nil
        }
        var literals: [(id: Identifier, members: [YAMLEntry])] = []
        for node in nodes {
            guard case .mapping(let members) = node.content else {
                reading.reportWrongType(
                    YAMLEntry(key: entry.key, value: node), "literals with keys", label: "write `{ id: first, … }`")
                return nil
            }
            guard let idEntry = members.first(where: { $0.key.text == ReferenceMember.id.rawValue }),
                let scalar = reading.scalar(idEntry, "a name")
            else {
                reading.report(
                    .missingKey, "this literal has no `id`", at: members.first?.key.range ?? node.range,
                    label: "add `id: …`", help: "the ids make an enum, which events tell")
                return nil
            }
            guard SwiftName.isID(scalar.text) else {
                reading.report(
                    .badIdentifier, "\(Wording.code(scalar.text)) cannot be an id", at: scalar.range,
                    label: "write \(Wording.code(Wording.camelCased(scalar.text)))")
                return nil
            }
            if let first = literals.first(where: { $0.id.text == scalar.text }) {
                reading.report(
                    .duplicateName, "two literals have the id `\(scalar.text)`", at: scalar.range, label: "again here",
                    related: [Diagnostic.Label(first.id.range, "first here")])
                return nil
            }
            let others = members.filter { $0.key.text != ReferenceMember.id.rawValue }
            literals.append((Identifier(scalar.text, range: scalar.range), others))
        }
        return read(literals, entry)
    }

    /// The members of the literals. The type of each comes from all literals that have it; a member that some lack is
    /// optional.
    private func read(
        _ literals: [(id: Identifier, members: [YAMLEntry])], _ entry: YAMLEntry
    ) -> Repetition? {
        var fields: [StateField] = []
        for member in literals.flatMap(\.members) where !fields.contains(where: { $0.name.text == member.key.text }) {
            guard SwiftName.isID(member.key.text), !SwiftName.isKeyword(member.key.text) else {
                reading.report(
                    .badIdentifier, "\(Wording.code(member.key.text)) cannot be the name of a member",
                    at: member.key.range, label: "write \(Wording.code(Wording.camelCased(member.key.text)))")
                return nil
            }
            let given = literals.compactMap { $0.members.first { $0.key.text == member.key.text } }
            var type = type(of: given)
            if given.count < literals.count, type != .basic(.image) { type = .optional(type) }
            fields.append(
                StateField(name: Identifier(member.key.text, range: member.key.range), type: type))
        }
        var read: [Repetition.Literal] = []
        for literal in literals {
            var values: [Repetition.Literal.Member] = []
            for member in literal.members {
                guard let type = fields.first(where: { $0.name.text == member.key.text })?.type.unwrapped else {
                    continue
                }
                let key = Key(member.key.text, type.valueType, .property(member.key.text), "")
                guard let value = reading.value(of: member, for: key) else { return nil }
                guard
                    !value.isDynamic || !value.references.isEmpty && value.references.allSatisfy({ $0.root == .state })
                else {
                    reading.report(
                        .wrongType, "a literal reads fields of `state` alone, and this one holds something else",
                        at: member.value.range, label: "write it where the literal is used")
                    return nil
                }
                values.append(Repetition.Literal.Member(name: member.key.text, value: value))
            }
            read.append(Repetition.Literal(id: literal.id, values: values))
        }
        return Repetition(.literals(read, members: fields), range: entry.value.range)
    }

    /// The type that all the values have: a Bool, a number, a picture, a color, and else a text.
    private func type(of entries: [YAMLEntry]) -> FieldType {
        func all(_ holds: (YAMLScalar) -> Bool) -> Bool {
            entries.allSatisfy { entry in
                if case .scalar(let scalar) = entry.value.content { return holds(scalar) }
                return false
            }
        }
        if all({ $0.style == .plain && ($0.text == "true" || $0.text == "false") }) { return .basic(.boolean) }
        if all({ $0.style == .plain && Int($0.text) != nil }) { return .basic(.integer) }
        if all({ $0.style == .plain && DecimalNumber.parse($0.text) != nil }) { return .basic(.double) }
        if all({ $0.text.hasPrefix("symbol:") || $0.text.hasPrefix("asset:") }) { return .basic(.image) }
        if all({ $0.style == .plain && reading.tokens.hasColor($0.text) }) { return .basic(.color) }
        return .basic(.string)
    }
}
