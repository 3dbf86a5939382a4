import GenvcDiagnostics

/// A reference in a value or a condition: `$name.member`.
///
/// It never changes, and it is a class so that each length and each value that may have one stays small.
package final class Reference: Sendable, Hashable {
    /// The scope in which the first name of a reference is found.
    package enum Root: Sendable, Hashable {
        /// A field of the screen's state.
        case state
        /// A parameter of the component in which the reference stands.
        case parameter
        /// The current element of a `repeat`, named by the id of the repeated element.
        case element
        /// The current literal of a `repeat`: a case of an enum.
        case literal
    }

    /// The beginning of the reference: a field, a parameter, or one of a repetition.
    package let root: Root
    /// The names between the dots; never empty.
    package let path: [String]
    /// The type; nil for an unknown member of a type of the app.
    package let type: FieldType?
    /// True if only a sample tells the type, so that it is unknown whether the value is optional.
    package let isInferred: Bool
    /// The indices in `path` of names that may be nil and have members: the first or the last element of a list, or an
    /// optional value.
    package let optionalMembers: [Int]
    /// The type of the app that has the last name as a member; nil for other references.
    package let owner: String?
    /// True for a member of a literal that reads state.
    package let readsState: Bool
    /// The place of the reference in the spec.
    package let range: SourceRange

    /// A reference; the type is nil for an unknown member of a type of the app.
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

    /// True if it names what a `repeat` goes over: its element or its literal.
    package var isOfRepetition: Bool { root == .element || root == .literal }

    /// True if what a `repeat` goes over says all that it stands for, without the rest of the state.
    package var isOfElementAlone: Bool { isOfRepetition && !readsState }

    /// References are equal only where they also stand at the same place: the same words elsewhere are another
    /// reference.
    package static func == (left: Reference, right: Reference) -> Bool {
        left === right
            || left.root == right.root && left.path == right.path && left.type == right.type
                && left.isInferred == right.isInferred && left.optionalMembers == right.optionalMembers
                && left.owner == right.owner && left.readsState == right.readsState && left.range == right.range
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(root)
        hasher.combine(path)
    }

    /// The part of a reference that can be nil.
    package enum Nilability: Sendable, Hashable {
        case never
        /// The value itself is optional.
        case itself
        /// Only a name before the last one is optional: `owner?.age`.
        case chain
    }

    /// The part of the reference that can be nil: nothing, the value itself, or something on the way to it.
    package var nilability: Nilability {
        guard type?.isOptional == true else { return .never }
        return optionalMembers.isEmpty || optionalMembers.contains(path.count - 1) ? .itself : .chain
    }

    /// `user.name`
    package var pathText: String { path.joined(separator: ".") }

    /// True for a stored field without members, which an input can set.
    package var isField: Bool { root == .state && path.count == 1 }
}
