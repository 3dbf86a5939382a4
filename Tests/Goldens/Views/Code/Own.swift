// What an app of these screens has besides them.

/// What the screen `Inbox` shows.
struct Message: Identifiable, Hashable, Sendable {
    var id: String
    var subject: String
    var isRead: Bool
}
