/// The fields of the value that a class shows, by where they are declared.
package enum FieldOwner: Hashable, Sendable {
    /// The struct `State` of the class.
    case state
    /// The struct `Content` of a component, which its owner gives.
    case content

    /// The property of the class that holds the value: `state`, `content`.
    package var property: String {
        switch self {
        case .state: "state"
        case .content: "content"
        }
    }
}
