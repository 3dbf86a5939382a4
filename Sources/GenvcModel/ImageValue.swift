package enum ImageValue: Sendable, Hashable {
    case asset(String)
    case symbol(String)
}
