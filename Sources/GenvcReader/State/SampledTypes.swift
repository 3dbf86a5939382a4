import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The members of the user's own types, as far as samples and the keys at which they stand tell.
struct SampledTypes {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// Keeps what the samples of fields or parameters tell of the user's own types, for values of these types that have
    /// no sample themselves.
    func learn(from fields: [StateField]) {
        for field in fields {
            switch (field.type.unwrapped, field.sample) {
            case (.custom(let name), .record?):
                if let sample = field.sample { reading.samplesOfTypes[name, default: []].append(sample) }
            case (.list(let element), .list(let samples)?):
                guard let name = element.customName, let sample = Sample.common(samples) else { continue }
                reading.samplesOfTypes[name, default: []].append(sample)
            default: break
            }
        }
    }

    /// The sample that shows a member of a value: the value's own, or else that of another value of the same type.
    func sample(_ own: Sample?, ofType name: String?, showing member: String) -> Sample? {
        if own?.namedMember(member) != nil { return own }
        let others = name.flatMap { reading.samplesOfTypes[$0] } ?? []
        return others.first { $0.namedMember(member) != nil } ?? own
    }

    /// Notes what a sample tells about a member of one of the user's own types.
    func read(_ member: String, of owner: String, _ type: FieldType?) {
        change(owner, addsMissing: true) { $0.read(member, type) }
    }

    /// Notes that a member is of a type that its sample cannot tell.
    func use(_ reference: Reference, as type: BasicType) {
        guard let name = MemberName(reference) else { return }
        change(name.owner) { $0.use(name.member, as: type) }
    }

    /// A member of one of the user's types.
    struct MemberName: Hashable {
        /// The name of the type.
        let owner: String
        /// The name of the member.
        let member: String

        init(owner: String, member: String) {
            self.owner = owner
            self.member = member
        }

        /// The member that a reference ends with; nil where it ends with no member of a type of the user's.
        init?(_ reference: Reference) {
            guard let owner = reference.owner, let member = reference.path.last else { return nil }
            self.owner = owner
            self.member = member
        }
    }

    /// A use of a member that does not compile if the member is optional.
    struct NeededValue {
        /// The member that is used.
        let name: MemberName
        /// The path to the member, as it is written behind `$`.
        let path: String
        /// The place of the use.
        let range: SourceRange
        /// The change that takes nil into account, for the label of a finding.
        let label: String
    }

    /// Notes that a member can be nil, unless a name before it explains why the reference can.
    func makeOptional(_ reference: Reference) {
        guard reference.optionalMembers.isEmpty, let name = MemberName(reference) else { return }
        change(name.owner) { $0.makeOptional(name.member) }
        if reading.membersMaybeNil[name] == nil { reading.membersMaybeNil[name] = reference.range }
    }

    /// Notes that nil cannot stand where a reference is used; ``findingsOfUses`` tells whether the member is optional.
    ///
    /// - Parameter label: the change that takes nil into account, if the member is.
    func needValue(of reference: Reference, _ label: String) {
        guard reference.isInferred, let name = MemberName(reference) else { return }
        needValue(of: name, at: reference.pathText, reference.range, label)
    }

    /// Notes that the member with that path is used where nil cannot stand.
    func needValue(of name: MemberName, at path: String, _ range: SourceRange, _ label: String) {
        reading.membersNeverNil.append(NeededValue(name: name, path: path, range: range, label: label))
    }

    /// A finding for each use of a member that its type does not allow. The findings are known when all of the document
    /// has been read.
    var findingsOfUses: [Diagnostic] { findingsOfNil + findingsOfText }

    /// A finding for each use that does not compile, since another place tells that the member is optional.
    private var findingsOfNil: [Diagnostic] {
        reading.membersNeverNil.compactMap { use in
            guard let place = reading.membersMaybeNil[use.name] else { return nil }
            let name = Wording.code("$" + use.path)
            return Diagnostic(
                .error, .wrongType, "\(name) may be nil, and nil cannot stand here", at: use.range,
                label: use.label, related: [Diagnostic.Label(place, "here it may be nil")])
        }
    }

    /// A use of a member as words. Code that shows a number differs from code that shows a String.
    struct TextUse {
        /// The member that is used.
        let name: MemberName
        /// The path to the member, as it is written behind `$`.
        let path: String
        /// The place of the use.
        let range: SourceRange

        /// The field, parameter or element with which the path begins.
        var root: String { String(path.prefix { $0 != "." }) }
    }

    /// Notes that a reference is shown as words; ``findingsOfUses`` tells whether the member can be.
    func showAsText(_ reference: Reference) {
        guard reference.type == nil, let name = MemberName(reference) else { return }
        reading.membersAsText.append(TextUse(name: name, path: reference.pathText, range: reference.range))
    }

    /// A finding for each member that is taken for a String because no sample was known where it stands, while a sample
    /// elsewhere tells that it is none: in a file that others use, or in a component before the sample.
    private var findingsOfText: [Diagnostic] {
        reading.membersAsText.compactMap { use in
            let own = reading.ownTypes.first { $0.name == use.name.owner }
            guard let type = own?.members.first(where: { $0.name == use.name.member })?.type,
                type.unwrapped != .basic(.string)
            else { return nil }
            let name = Wording.code("$" + use.path)
            return Diagnostic(
                .error, .wrongType,
                "\(name) is shown as a String here, and \(Wording.articled(type.word)) by a sample elsewhere",
                at: use.range, label: "give \(Wording.code(use.root)) a `sample` with `\(use.name.member)`")
        }
    }

    /// Changes what is known of one of the user's types.
    ///
    /// - Parameter addsMissing: true to begin with a type that is not known yet.
    private func change(_ owner: String, addsMissing: Bool = false, _ change: (inout OwnType) -> Void) {
        if addsMissing, !reading.ownTypes.contains(where: { $0.name == owner }) {
            reading.ownTypes.append(OwnType(owner))
        }
        for index in reading.ownTypes.indices where reading.ownTypes[index].name == owner {
            change(&reading.ownTypes[index])
        }
    }

    /// The type of a reference, for a message: `a Double`, or ``a String, by its sample `yes` ``.
    func noun(of reference: Reference) -> String {
        let noun = reference.type.map { Wording.articled($0.word) } ?? "of a type that nothing tells"
        return noun + (sampledText(of: reference).map { ", by its sample \(Wording.code($0))" } ?? "")
    }

    /// The sample that makes the member of a type that the key takes; nil where none does.
    func sampleAdvice(for reference: Reference, as type: ValueType) -> String? {
        let literal: String
        switch type {
        case .boolean: literal = "true"
        case .integer: literal = "1"
        case .number, .length: literal = "1.5"
        case .image: literal = "symbol:star"
        case .color: literal = "systemRed"
        default: return nil
        }
        return sampleAdvice(for: reference, literal)
    }

    /// The sample that makes the member of another type; nil where no sample tells the
    /// type.
    func sampleAdvice(for reference: Reference, _ literal: String) -> String? {
        guard sampledText(of: reference) != nil, let member = reference.path.last else { return nil }
        return "write its sample as `\(member): \(literal)`"
    }

    /// True for a text that stands for what has no literal, a Date, a URL or a Color, where the key takes one.
    func takes(_ reference: Reference, as type: ValueType) -> Bool {
        guard reference.isInferred, reference.type?.unwrapped == .basic(.string) else { return false }
        let meant: BasicType
        switch type {
        case .date: meant = .date
        case .ownType(BasicType.url.rawValue): meant = .url
        case .color where sampledText(of: reference).map({ reading.tokens.hasColor($0) }) == true: meant = .color
        default: return false
        }
        use(reference, as: meant)
        return true
    }

    /// The first member that the sample of a value shows; nil for a value whose sample has no members.
    func firstMember(of reference: Reference) -> String? {
        guard case .record(let members)? = sample(of: reference) else { return nil }
        return members.first?.name
    }

    /// The sample of a member of a type of the user's, as it was written; nil for all else.
    private func sampledText(of reference: Reference) -> String? {
        guard reference.isInferred else { return nil }
        switch sample(of: reference) {
        case .scalar(let text): return text
        case .missing: return "null"
        case .value(.text(let text)): return "\"\(text.text)\""
        case .record, .list, .value, nil: return nil
        }
    }

    /// The sample at the end of the path of a reference; nil where none is given.
    private func sample(of reference: Reference) -> Sample? {
        guard let first = reference.path.first, let name = reading.scope.name(first) else { return nil }
        var sample = name.sample
        if reference.path.count > 1 {
            sample = self.sample(sample, ofType: name.type?.unwrapped.customName, showing: reference.path[1])
        }
        for (position, member) in reference.path.enumerated().dropFirst() {
            if reference.optionalMembers.contains(position), case .list(let samples)? = sample {
                sample = Sample.common(samples)
            } else {
                sample = sample?.member(member)
            }
        }
        return sample
    }
}
