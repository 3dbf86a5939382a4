import GenvcDiagnostics

/// `$name.member`: what a value or a condition reads.
package struct Reference: Sendable, Hashable {
    /// What the first name of a reference is.
    package enum Root: Sendable, Hashable {
        /// A field of the screen's state.
        case state
        /// A parameter of the component in which the reference stands.
        case parameter
        /// What a `repeat` goes over, by the id of the repeated element.
        case element
        /// The literal that a `repeat` is at: a case of an enum.
        case literal
    }

    package let root: Root
    /// The names between the dots; never empty.
    package let path: [String]
    /// Nil for a member of a type of the user's, of which nothing is known.
    package let type: FieldType?
    /// True where only a sample tells the type: whether it can be nil is not known.
    package let isInferred: Bool
    /// Where in `path` stands what may be nil and has members: the first or the last element of a list, or a value of
    /// an optional type.
    package let optionalMembers: [Int]
    /// The type of the user's that the last name is a member of, or nil.
    package let owner: String?
    /// True for a member of a literal that reads state.
    package let readsState: Bool
    package let range: SourceRange

    package init(
        root: Root, path: [String], type: FieldType?, isInferred: Bool = false, optionalMembers: [Int] = [],
        owner: String? = nil, readsState: Bool = false, range: SourceRange
    ) {
        self.root = root
        self.path = path
        self.type = type
        self.isInferred = isInferred
        self.optionalMembers = optionalMembers
        self.owner = owner
        self.readsState = readsState
        self.range = range
    }

    /// Whether nil can stand for it.
    package enum Nilability: Sendable, Hashable {
        case never
        /// What it names may be nil.
        case itself
        /// Only what stands before it in the path, `owner?.age`.
        case chain
    }

    package var nilability: Nilability {
        guard type?.isOptional == true else { return .never }
        return optionalMembers.isEmpty || optionalMembers.contains(path.count - 1) ? .itself : .chain
    }

    /// `user.name`
    package var pathText: String { path.joined(separator: ".") }

    /// True for a stored field without members, which an input can set.
    package var isField: Bool { root == .state && path.count == 1 }
}
