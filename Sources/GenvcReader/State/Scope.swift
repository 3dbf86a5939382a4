import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The names with which references can begin where they stand: fields, parameters, and elements of a `repeat`.
///
/// In a screen these are the fields of `state`; in a component its parameters and its own state. Both have in addition
/// the ids of the repeated elements around the place, the innermost last.
struct Scope {
    /// A name with what is known of its value.
    struct Name {
        /// The name without its dollar sign.
        let text: String
        /// The sort of the name: a field, a parameter, or an element of a `repeat`.
        let root: Reference.Root
        /// The type of the value; nil where nothing tells it.
        let type: FieldType?
        /// A sample of the value, which tells the types of its members.
        let sample: Sample?
        /// The members of a literal; nil for anything else.
        var members: [String: FieldType]?
        /// The members of a literal that read state.
        var membersOfState: Set<String> = []
        /// The class that declares the enum of the field, where that is another class than the one that has the field.
        var enumOwner: StateField.EnumOwner?
        /// The value that a field has at first, or that a parameter has unless given; nil where none is written.
        var initialValue: FieldValue?
        /// True for a property that the user writes, and nobody sets.
        var isComputed = false
        /// The place where the name is declared.
        let range: SourceRange

        init(
            text: String, root: Reference.Root, type: FieldType?, sample: Sample? = nil,
            members: [String: FieldType]? = nil, range: SourceRange
        ) {
            self.text = text
            self.root = root
            self.type = type
            self.sample = sample
            self.members = members
            self.range = range
        }
    }

    /// The names, inner ones last.
    private(set) var names: [Name] = []
    /// True if names could not be read: what is missing may be one of them.
    var hasUnreadableNames = false
    /// True if conditions may ask about the control at which they stand.
    var hasControlStates = false
    /// True where the width and the height of the screen are known.
    var isScreen = true
    /// The base of a component that is a class for looks, which has no fields to ask about; nil elsewhere.
    var baseOfLook: ComponentBase?

    /// The innermost name of that text; nil if there is none.
    func name(_ text: String) -> Name? {
        for index in names.indices.reversed() where names[index].text == text { return names[index] }
        return nil
    }

    /// Adds the fields of `state`, or parameters.
    mutating func add(_ fields: [StateField], as root: Reference.Root) {
        for field in fields {
            var name = Name(
                text: field.name.text, root: root, type: field.type, sample: field.sample, range: field.name.range)
            name.isComputed = field.isComputed
            name.initialValue = field.initialValue
            names.append(name)
        }
    }

    /// Adds a name that is nearer than all others.
    mutating func add(_ name: Name) { names.append(name) }

    /// Removes the name that was added last.
    mutating func removeLast() { names.removeLast() }
}

extension Sample {
    /// The type of a value with this sample; nil where the sample does not tell it.
    var type: FieldType? {
        switch self {
        case .scalar("true"), .scalar("false"): .basic(.boolean)
        case .scalar(let text) where text.hasPrefix("symbol:"): .basic(.image)
        case .scalar(let text):
            if DecimalNumber.parse(text) == nil {
                .basic(.string)
            } else {
                text.utf8.contains(UInt8(ascii: ".")) ? .basic(.double) : .basic(.integer)
            }
        case .missing: .optional(.basic(.string))
        case .value(.text): .basic(.string)
        case .record, .value: nil
        case .list(let samples): samples.first?.type.map { .list($0) }
        }
    }
}

extension Sample {
    /// The members that all elements of a list have together: one that an element lacks may be nil, and is of the type
    /// of those that have it.
    static func common(_ samples: [Sample]) -> Sample? {
        var members: [Member] = []
        for case .record(let more) in samples {
            members += more.filter { member in !members.contains { $0.name == member.name } }
        }
        guard !members.isEmpty else { return samples.first }
        return .record(
            members.map { member in
                let canBeMissing = samples.contains { ($0.member(member.name) ?? .missing) == .missing }
                guard canBeMissing else { return member }
                let words = samples.lazy.compactMap { $0.member(member.name) }.first { sample in
                    if case .scalar = sample { true } else { false }
                }
                return Member(name: member.name, sample: words ?? .missing, isMissingElsewhere: true)
            })
    }
}
