/// A value that a field of the state, or a member of one, has in place of its sample: what `--state NAME=VALUE` says.
package struct GivenValue: Sendable, Hashable {
    /// The value itself, or how many elements of its sample a list has.
    package enum Content: Sendable, Hashable {
        case sample(Sample)
        /// The number of elements that a list has.
        case count(Int)
    }

    /// The component whose own field it is; nil for a field of the screen.
    package let component: String?
    /// The name of the field, and behind it those of members.
    package let path: [String]
    /// The value of the field, or of the member.
    package let content: Content

    package init(component: String?, path: [String], content: Content) {
        self.component = component
        self.path = path
        self.content = content
    }
}
