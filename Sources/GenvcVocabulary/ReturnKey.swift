/// The words on the Return key: the cases of `UIReturnKeyType`.
package enum ReturnKey: String, Sendable, Hashable, CaseIterable {
    /// The key for which nothing is said.
    case standard = "default"
    case go, google, join
    /// The key that leads to the next input.
    case next
    case route, search, send, yahoo, done, emergencyCall, `continue`
}
