/// The members that the language itself knows: those of texts and lists, and the `id` of their elements. All others are
/// members of types of the app's own.
package enum ReferenceMember: String, Sendable, Hashable, CaseIterable {
    /// Both texts and lists have these.
    case isEmpty, count
    /// Elements of a list, which an empty one does not have.
    case first, last
    /// The name by which elements are told apart; of a literal of a `repeat` it is the literal itself.
    case id

    /// The member that a path ends with; nil for a path of one name, and for a member of a type of the app's own.
    package init?(endOf path: [String]) {
        guard path.count > 1, let name = path.last else { return nil }
        self.init(rawValue: name)
    }

    /// True for an element of a list.
    package var isElement: Bool { self == .first || self == .last }
}
