/// What tokens stand for.
package enum TokenSort: Sendable, Hashable {
    case colors
    case fonts
    case lengths(TokenGroup)
}
