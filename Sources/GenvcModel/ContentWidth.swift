package enum ContentWidth: Sendable, Hashable {
    case full
    case readable
    case points(Length)
}
