/// A property, a constant or a parameter that code refers to, and which member of it.
package struct Name: Hashable, Sendable {
    /// The root that the members belong to: `state`. The view of the class is a root of its own, whatever the class
    /// calls it.
    package let root: Root
    /// The first member, as `user` of `state.user.name`; nil where all of the root is meant.
    package let member: String?

    /// The beginning of a name.
    package enum Root: Hashable, Sendable {
        /// The view whose insides the class makes.
        case host
        /// Anything else that has a name.
        case named(String)
    }

    /// A name that an expression refers to; the member is nil for the root itself.
    package init(_ root: Root, _ member: String? = nil) {
        self.root = root
        self.member = member
    }

    package init(_ root: String, _ member: String? = nil) { self.init(.named(root), member) }
}
