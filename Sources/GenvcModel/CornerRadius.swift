/// The radius of the corners of a view.
package enum CornerRadius: Sendable, Hashable {
    /// A radius in points.
    case length(Length)
    /// Half the height of the view.
    case circle
}
