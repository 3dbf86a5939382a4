package enum CornerRadius: Sendable, Hashable {
    case length(Length)
    /// Half the height.
    case circle
}
