import GenvcVocabulary

/// A type of the app, as far as the spec reads its members.
package struct OwnType: Sendable, Hashable {
    /// A member of the type that the spec reads.
    package struct Member: Sendable, Hashable {
        /// The name of the member in Swift.
        package let name: String
        /// The type that a sample or a use tells; nil if neither does.
        fileprivate var told: FieldType?
        /// True if a use tells that the member can be nil.
        fileprivate var isOptional = false

        /// The type of the member; nil if neither a sample nor a use tells.
        package var type: FieldType? {
            told.map { isOptional && !$0.isOptional ? .optional($0) : $0 }
        }
    }

    /// The name of the type in Swift.
    package let name: String
    /// The members in the order in which they are first read.
    package private(set) var members: [Member] = []

    package init(_ name: String) {
        self.name = name
    }

    /// Records the type that a sample tells of a member, unless it is known.
    package mutating func read(_ member: String, _ type: FieldType?) {
        guard let index = members.firstIndex(where: { $0.name == member }) else {
            members.append(Member(name: member, told: type))
            return
        }
        if members[index].told == nil { members[index].told = type }
    }

    /// Records the type that a use tells of a known member; whether it is optional stays.
    package mutating func use(_ member: String, as type: BasicType) {
        change(member) { $0.told = $0.told?.isOptional == true ? .optional(.basic(type)) : .basic(type) }
    }

    /// Records that a member is optional.
    package mutating func makeOptional(_ member: String) {
        change(member) { $0.isOptional = true }
    }

    /// Changes a member that is known.
    private mutating func change(_ member: String, _ change: (inout Member) -> Void) {
        guard let index = members.firstIndex(where: { $0.name == member }) else { return }
        change(&members[index])
    }
}
