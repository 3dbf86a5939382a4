/// The sorts of tokens, by what they stand for.
package enum TokenSort: Sendable, Hashable {
    case colors
    case fonts
    /// Lengths of the group.
    case lengths(TokenGroup)
}
