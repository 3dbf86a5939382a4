package enum CornerRadius: Sendable, Hashable {
    case length(Length)
    /// Half the height of the view.
    case circle
}
