import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Reads `repeat`, which comes before all other keys, since they may refer to one of what it goes over by the id of the
/// element: `$item`.
struct RepetitionReader {
    let reading: Reading

    /// Reads the key `repeat` of an element, if there is one, and adds a name for one of what it goes over.
    ///
    /// - Returns: true if a name was added to the scope, which the caller removes when the element has been read.
    func begin(_ entries: [YAMLEntry], of kindEntry: YAMLEntry, into draft: inout ElementDraft) -> Bool {
        let id = draft.id
        // An element has few entries, and its kind many keys.
        guard let entry = entries.first(where: { $0.key.text == Key.repetition.name }),
            let key = draft.kind.key(at: entry.key.text)
        else { return false }
        guard let repetition = RepetitionFormat(reading).read(entry) else {
            draft.hasUnreadableKey = true
            // A reference to it needs no second report.
            if let id { reading.scope.add(Scope.Name(text: id.text, root: .element, type: nil, range: id.range)) }
            return id != nil
        }
        draft.values.append(
            KeyedValue(key: key, value: .repetition(repetition), writtenAt: entry))
        guard let id else {
            reading.report(
                .missingKey, "what is repeated needs an id", at: kindEntry.key.range,
                label: "write `\(kindEntry.key.text): item`", help: "the id stands for the element: `$item`")
            return false
        }
        if let outer = reading.scope.name(id.text) {
            reading.report(
                .duplicateName, "`$\(id.text)` would mean two things here", at: id.range,
                label: "write another id", related: [Diagnostic.Label(outer.range, "it is this already")])
        }
        reading.scope.add(name(of: repetition, id))
        return true
    }

    /// The name of one of what is repeated: an Int, an element of the list, or a literal with its members.
    private func name(of repetition: Repetition, _ id: Identifier) -> Scope.Name {
        switch repetition.content {
        case .count, .number:
            return Scope.Name(text: id.text, root: .element, type: .basic(.integer), range: id.range)
        case .list(let reference):
            var type: FieldType?
            if case .list(let element)? = reference.type?.unwrapped { type = element }
            var sample: Sample?
            if reference.path.count == 1, case .list(let samples)? = reading.scope.name(reference.path[0])?.sample {
                sample = Sample.common(samples)
            }
            return Scope.Name(text: id.text, root: .element, type: type, sample: sample, range: id.range)
        case .literals(let literals, let fields):
            let type = FieldType.cases(name: SwiftName.ofEnum(id.text), literals.map(\.id.text))
            var members = [ReferenceMember.id.rawValue: type]
            for field in fields { members[field.name.text] = field.type }
            var name = Scope.Name(text: id.text, root: .literal, type: type, members: members, range: id.range)
            name.membersOfState = Set(fields.map(\.name.text).filter(repetition.isOfState))
            return name
        }
    }
}
