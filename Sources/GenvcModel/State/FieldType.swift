import GenvcVocabulary

/// The type of a field of `state`, of a parameter of a component, or of a member of one.
package indirect enum FieldType: Sendable, Hashable {
    /// A type that the language has by name, such as `Bool` or `Date`.
    case basic(BasicType)
    /// An enum that the spec declares, with its cases in order.
    case cases(name: String, [String])
    /// A type of the user's, in Swift's words.
    case custom(String)
    /// An array of the type.
    case list(FieldType)
    /// The type, or nil.
    case optional(FieldType)

    /// The type in Swift.
    package var swiftName: String {
        switch self {
        case .basic(let type): type.swiftName
        case .cases(let name, _), .custom(let name): name
        case .list(let element): "[\(element.swiftName)]"
        case .optional(.basic(.image)): BasicType.image.swiftName
        case .optional(let wrapped): "\(wrapped.swiftName)?"
        }
    }

    /// The type as a spec writes it.
    package var word: String {
        switch self {
        case .basic(let type): type.rawValue
        case .cases(let name, _), .custom(let name): name
        case .list(let element): "[\(element.word)]"
        case .optional(let wrapped): "\(wrapped.word)?"
        }
    }

    /// True if the value may be nil.
    package var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// True for a type of the app.
    package var isCustom: Bool {
        if case .custom = self { return true }
        return false
    }

    /// The type without its question mark.
    package var unwrapped: FieldType {
        if case .optional(let wrapped) = self { return wrapped }
        return self
    }

    /// The basic type behind it, or nil.
    package var basic: BasicType? {
        if case .basic(let type) = unwrapped { return type }
        return nil
    }

    /// True for a type that has a value before anything is set.
    package var hasInitialValue: Bool {
        switch self {
        case .basic(let type): type.initialValue != nil
        case .custom: false
        case .cases, .list, .optional: true
        }
    }

    /// The form of a literal of the type in a spec.
    package var valueType: ValueType {
        switch self {
        case .basic(let type): type.valueType
        case .cases(let name, let cases): .choice(Choice(name, cases))
        case .custom, .list: .ownType(word)
        case .optional(let wrapped): wrapped.valueType
        }
    }
}
