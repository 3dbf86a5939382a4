import GenvcVocabulary

/// The type of a field of a random spec.
indirect enum FieldShape: Hashable, Sendable {
    case basic(BasicType)
    case cases([String])
    /// A type of the app's own, which is declared once beside all random screens.
    case own
    case list(FieldShape)
    case optional(FieldShape)

    /// The name of the type that stands for all of the app's own.
    static let ownName = "Record"
    /// The members of an element of the own type; `note` may be nil.
    static let members: [(name: String, shape: FieldShape)] = [
        ("name", .basic(.string)), ("count", .basic(.integer)), ("price", .basic(.double)), ("isNew", .basic(.boolean)),
        ("note", .optional(.basic(.string))),
    ]

    /// The words of which enums have some, and the names of as many constants of the own type.
    static let caseWords = ["idle", "busy", "failed", "done"]

    /// The type as a spec writes it.
    var word: String {
        switch self {
        case .basic(let type): type.rawValue
        case .cases(let cases): "[" + cases.joined(separator: ", ") + "]"
        case .own: Self.ownName
        case .list(let element): "[\(element.word)]"
        case .optional(let wrapped): "\(wrapped.word)?"
        }
    }

    var unwrapped: FieldShape {
        if case .optional(let wrapped) = self { return wrapped }
        return self
    }
}

/// Something that `$name` can stand for.
struct SpecField: Hashable, Sendable {
    /// The name, or that of a member: `user.name`.
    let name: String
    let shape: FieldShape

    /// The field, and the members of one of an own type.
    var reachable: [SpecField] {
        guard shape == .own else { return [self] }
        return [self] + FieldShape.members.map { SpecField(name: "\(name).\($0.name)", shape: $0.shape) }
    }
}
