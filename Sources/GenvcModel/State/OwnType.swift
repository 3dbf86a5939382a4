import GenvcVocabulary

/// A type of the user's, as far as a spec reads it.
package struct OwnType: Sendable, Hashable {
    package struct Member: Sendable, Hashable {
        package let name: String
        /// Nil where neither a sample nor a use tells it.
        package fileprivate(set) var type: FieldType?
    }

    package let name: String
    /// In the order in which they are read first.
    package private(set) var members: [Member] = []

    package init(_ name: String) {
        self.name = name
    }

    /// Takes what a sample tells of a member; what is known of it stays.
    package mutating func read(_ member: String, _ type: FieldType?) {
        guard let index = members.firstIndex(where: { $0.name == member }) else {
            members.append(Member(name: member, type: type))
            return
        }
        if members[index].type == nil { members[index].type = type }
    }

    /// Takes what a use tells of a member that has been read; whether it can be nil stays as it is.
    package mutating func use(_ member: String, as type: BasicType) {
        change(member) { $0?.isOptional == true ? .optional(.basic(type)) : .basic(type) }
    }

    /// Takes that a member can be nil.
    package mutating func makeOptional(_ member: String) {
        change(member) { type in type.map { $0.isOptional ? $0 : .optional($0) } }
    }

    private mutating func change(_ member: String, _ change: (FieldType?) -> FieldType?) {
        guard let index = members.firstIndex(where: { $0.name == member }) else { return }
        members[index].type = change(members[index].type)
    }
}
