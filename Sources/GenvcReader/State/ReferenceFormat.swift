import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// References to state, `$name.member`: looks up the name where it stands, and finds the type of the last member.
///
/// The types of fields are declared; those of members of the user's own types are told by samples, and unknown without.
struct ReferenceFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The reference, looked up where it stands; nil, and reported, where its name is none.
    func read(_ scan: ReferenceScan, in text: SpecText) -> Reference? {
        let range = text.range(of: scan.bytes)
        guard let name = scan.path.first else { return nil }
        guard let found = reading.scope.name(name) else {
            reportUnknownReference(name, members: scan.path.dropFirst(), at: range)
            return nil
        }
        reading.usedNames.insert(found.range)
        guard let type = type(of: scan.path.dropFirst(), in: found, at: range) else { return nil }
        var path = scan.path
        // A parameter that holds a literal of a `repeat` is the enum case that the id of the literal names.
        if found.root == .parameter, found.members != nil, path.count > 1, path[1] == ReferenceMember.id.rawValue {
            path.remove(at: 1)
        }
        return Reference(
            root: found.root, path: path, type: type.known, isInferred: type.isInferred,
            optionalMembers: type.optionalMembers, owner: type.owner,
            readsState: path.count > 1 && found.membersOfState.contains(path[1]), range: range)
    }

    /// The type of a member; it may be unknown.
    private struct MemberType {
        /// The type; nil where nothing tells it.
        let known: FieldType?
        /// True if a sample tells the type, and no declaration.
        let isInferred: Bool
        /// The positions in the path of members that may be nil.
        let optionalMembers: [Int]
        /// The type of the user's that the last member belongs to; nil for any other.
        let owner: String?
    }

    /// The type of the last member of a path; nil, and reported, where one of the members does not exist.
    private func type(
        of members: ArraySlice<String>, in name: Scope.Name, at range: SourceRange
    ) -> MemberType? {
        guard let beginning = beginning(of: members, in: name, at: range) else { return nil }
        let path = beginning.members
        var type = beginning.type
        var isInferred = false
        var optionalMembers: [Int] = []
        var sample = name.sample
        var owner: String?
        var isElement = false
        for (position, member) in zip(path.indices, path) {
            if type?.isOptional == true, !isInferred, optionalMembers.last != position - 1 {
                optionalMembers.append(position - 1)
            }
            switch type?.unwrapped {
            case .basic(.string), .list:
                if isInferred { needValue(of: owner, [name.text] + members[..<position], range) }
                owner = nil
                guard let asked = self.type(of: member, of: type, in: name, at: range) else { return nil }
                type = asked
                isInferred = false
                guard asked.isOptional else {
                    sample = nil
                    continue
                }
                optionalMembers.append(position)
                if case .list(let samples)? = sample { sample = Sample.common(samples) }
            case nil where Self.isOfList(member, sample):
                // Of what the elements are, their samples do not tell.
                type = Self.type(of: member, of: nil)
                (isInferred, owner) = (type == nil, nil)
                guard type == nil, case .list(let samples)? = sample else {
                    sample = nil
                    continue
                }
                guard position != path.indices.last else {
                    reportUnknownElement(member, of: name, at: range)
                    return nil
                }
                optionalMembers.append(position)
                sample = Sample.common(samples)
                isElement = true
            case .basic, .cases:
                // A literal of a `repeat` has an id besides its cases, which is the case itself.
                reportUnknownMember(member, of: name, type, among: [], at: range)
                return nil
            case .custom, .optional, nil:
                sample = SampledTypes(reading).sample(sample, ofType: type?.customName, showing: member)
                if reportMisspelt(member, of: name, sample, at: range) { return nil }
                owner = type.flatMap(\.customName) ?? (isElement ? nil : path[..<position].last?.capitalizedFirst)
                (sample, type) = (sample?.member(member), sample?.typeOfMember(member))
                isInferred = true
                isElement = false
                if let owner { SampledTypes(reading).read(member, of: owner, type ?? sample?.typeNamed(member)) }
            }
        }
        if let known = type, !optionalMembers.isEmpty, !known.isOptional { type = .optional(known) }
        return MemberType(known: type, isInferred: isInferred, optionalMembers: optionalMembers, owner: owner)
    }

    /// The type of a name with the members that are asked for behind it: of a literal its first member, whose type is
    /// declared; nil, and reported, where the literals have none of that name.
    private func beginning(
        of members: ArraySlice<String>, in name: Scope.Name, at range: SourceRange
    ) -> (type: FieldType?, members: ArraySlice<String>)? {
        guard let known = name.members, let first = members.first else { return (name.type, members) }
        guard let type = known[first] else {
            reportUnknownMember(first, of: name, name.type, among: known.keys.sorted(), at: range)
            return nil
        }
        return (type, members.dropFirst())
    }

    /// The type of a member of a text or of a list; nil, and reported, where these have none of that name.
    private func type(
        of member: String, of type: FieldType?, in name: Scope.Name, at range: SourceRange
    ) -> FieldType? {
        if let asked = Self.type(of: member, of: type) { return asked }
        let words = ReferenceMember.allCases.map(\.rawValue).filter { Self.type(of: $0, of: type) != nil }
        reportUnknownMember(member, of: name, type, among: words, at: range)
        return nil
    }

    /// The type of a member of a text or of a list; nil where these have none of that name.
    private static func type(of member: String, of type: FieldType?) -> FieldType? {
        switch ReferenceMember(rawValue: member) {
        case .isEmpty?: return .basic(.boolean)
        case .count?: return .basic(.integer)
        case .first?, .last?:
            if case .list(let element)? = type?.unwrapped { return .optional(element) }
            return nil
        case .id?, nil: return nil
        }
    }

    /// Reports an element of a list whose type nothing tells.
    private func reportUnknownElement(_ member: String, of name: Scope.Name, at range: SourceRange) {
        reading.report(
            .wrongType, "nothing tells of what type `\(member)` is", at: range,
            label: "ask for a member of it, or make a computed field of \(Wording.code("$" + name.text))")
    }

    /// True for a member of a list that only a sample shows.
    private static func isOfList(_ member: String, _ sample: Sample?) -> Bool {
        guard case .list? = sample else { return false }
        return ReferenceMember(rawValue: member).map { $0 != .id } ?? false
    }

    /// Notes that a member of a type of the user's is asked for a member of its own, which an optional one does not
    /// have.
    private func needValue(of owner: String?, _ path: [String], _ range: SourceRange) {
        guard let owner, let member = path.last else { return }
        SampledTypes(reading).needValue(
            of: SampledTypes.MemberName(owner: owner, member: member), at: path.joined(separator: "."), range,
            "compare it with nil alone, or make a computed Bool of it")
    }

    /// Reports a name that nothing here has, with what was probably meant.
    ///
    /// - Parameter members: the members of it that are asked for.
    private func reportUnknownReference(_ name: String, members: ArraySlice<String>, at range: SourceRange) {
        if reading.scope.hasUnreadableNames { return }
        let known = reading.scope.names.map(\.text)
        if let base = reading.scope.baseOfLook {
            reading.report(
                .unresolved, "a component with `base: \(base.rawValue)` does not see \(Wording.code("$" + name))",
                at: range, label: "write it where the component stands",
                help: "where it stands it takes every key of a \(base.rawValue), `when` as well")
            return
        }
        guard reading.scope.isScreen || !known.isEmpty else {
            reading.report(
                .unresolved, "a component does not see \(Wording.code("$" + name))", at: range,
                label: "write `parameters: { \(name): … }`, and give it where the component stands",
                help: "it sees its parameters, its own `state`, and what it repeats")
            return
        }
        guard !known.isEmpty else {
            reading.report(
                .unresolved, "there is no state field \(Wording.code(name))", at: range,
                label: "add `state: { \(name): … }`, or for a dollar sign write `$$`",
                help: "`$name` refers to a field of the screen's `state`, and it has none")
            return
        }
        let nearest = WordSuggestion.nearest(to: name, among: known)
        // `$item` is near `$items`, but nobody shows a list in a text.
        let isOneOfList = nearest.allSatisfy { if case .list? = reading.scope.name($0)?.type { true } else { false } }
        let repeated = isOneOfList ? reading.scope.repeatedName : nil
        reading.report(
            .unresolved, "there is no \(reading.scope.noun) \(Wording.code(name))", at: range,
            label: repeated.map { repeated in
                nearest.isEmpty
                    ? "add `\(name)` to `\(reading.scope.declaringKey)`; what is repeated is called by its id, `$\(repeated)`"
                    : "what is repeated is called by its id: write `$\(([repeated] + members).joined(separator: "."))`"
            }
                ?? Wording.didYouMean(nearest)
                ?? "add `\(name)` to `\(reading.scope.declaringKey)`, or for a dollar sign write `$$`",
            help: "known here: \(Wording.list(known.map { "$" + $0 }))")
    }

    /// Reports a word that is nearly a member of the sample; true if it did. A word that is near none is a member that
    /// the sample leaves out.
    private func reportMisspelt(
        _ member: String, of name: Scope.Name, _ sample: Sample?, at range: SourceRange
    ) -> Bool {
        guard case .record(let members)? = sample, !members.contains(where: { $0.name == member }) else { return false }
        let known = members.map(\.name)
        let nearest = WordSuggestion.nearest(to: member, among: known)
        guard !nearest.isEmpty else { return false }
        reading.report(
            .unresolved, "the sample of \(Wording.code("$" + name.text)) has no \(Wording.code(member))", at: range,
            label: Wording.didYouMean(nearest),
            help: "it has \(EnglishList.joined(known.map { "`\($0)`" }, "and")); add `\(member)` where it is another")
        return true
    }

    /// Reports a member that a type does not have.
    private func reportUnknownMember(
        _ member: String, of name: Scope.Name, _ type: FieldType?, among members: [String], at range: SourceRange
    ) {
        let word = type.map { Wording.articled($0.word) } ?? "it"
        reading.report(
            .unresolved, "\(Wording.code("$" + name.text)) has no member \(Wording.code(member))", at: range,
            label: "it is \(word)",
            help: members.isEmpty ? nil : "it has \(EnglishList.joined(members.map { "`\($0)`" }, "and"))")
    }
}

extension FieldType {
    /// The name of a type of the user's; nil for the types of the language.
    var customName: String? {
        if case .custom(let name) = unwrapped { return name }
        return nil
    }
}

extension Sample {
    /// The type of a member, which may be nil where other elements of its list lack it; nil where nothing tells it.
    fileprivate func typeOfMember(_ name: String) -> FieldType? {
        guard let member = namedMember(name), let type = member.sample.type else { return nil }
        return member.isMissingElsewhere && !type.isOptional ? .optional(type) : type
    }

    /// The type of a member that has members itself, called as the member is; nil for any other.
    fileprivate func typeNamed(_ member: String) -> FieldType? {
        if case .record = self { return .custom(member.capitalizedFirst) }
        return nil
    }
}

extension Scope {
    /// The name of the innermost element that `repeat` makes, or nil.
    fileprivate var repeatedName: String? { names.last { $0.root == .element || $0.root == .literal }?.text }

    /// The key under which the names are declared that a reference can have here.
    fileprivate var declaringKey: String { names.contains { $0.root == .parameter } ? "parameters" : "state" }

    /// The word for what a reference names here, for messages.
    fileprivate var noun: String {
        names.contains { $0.root == .parameter } ? "parameter" : "state field"
    }
}
