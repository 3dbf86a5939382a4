package enum Orientation: String, Sendable, Hashable, CaseIterable {
    case portrait, landscape
}
