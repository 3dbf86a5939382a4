import GenvcVocabulary

/// A type of the app, as far as the spec reads its members.
package struct OwnType: Sendable, Hashable {
    /// A member of the type that the spec reads.
    package struct Member: Sendable, Hashable {
        /// The name of the type in Swift.
        package let name: String
        /// The type of the member; nil if neither a sample nor a use tells.
        package fileprivate(set) var type: FieldType?
    }

    /// The name of the member in Swift.
    package let name: String
    /// The members in the order in which they are first read.
    package private(set) var members: [Member] = []

    package init(_ name: String) {
        self.name = name
    }

    /// Records the type that a sample tells of a member, unless it is known.
    package mutating func read(_ member: String, _ type: FieldType?) {
        guard let index = members.firstIndex(where: { $0.name == member }) else {
            members.append(Member(name: member, type: type))
            return
        }
        if members[index].type == nil { members[index].type = type }
    }

    /// Records the type that a use tells of a known member; whether it is optional stays.
    package mutating func use(_ member: String, as type: BasicType) {
        change(member) { $0?.isOptional == true ? .optional(.basic(type)) : .basic(type) }
    }

    /// Records that a member is optional.
    package mutating func makeOptional(_ member: String) {
        change(member) { type in type.map { $0.isOptional ? $0 : .optional($0) } }
    }

    /// Changes the type of a member that is known; nil stands for one that nothing tells.
    private mutating func change(_ member: String, _ change: (FieldType?) -> FieldType?) {
        guard let index = members.firstIndex(where: { $0.name == member }) else { return }
        members[index].type = change(members[index].type)
    }
}
