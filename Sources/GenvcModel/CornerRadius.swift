/// The radius of the corners of a view.
package enum CornerRadius: Sendable, Hashable {
    case length(Length)
    /// Half the height of the view.
    case circle
}
