import GenvcVocabulary

/// The size that a view of a class of the app's own has of itself, `intrinsicContentSize`, in points. Checks and
/// drawings count with it; it makes no constraint.
package struct OwnSize: Sendable, Hashable {
    /// The width; nil for a view that is as wide as it is made.
    package let width: Double?
    package let height: Double

    /// The size that the spec says; nil where it says none.
    package init?(_ element: Element) {
        switch element.toolValue(.intrinsicContentSize)?.value {
        case .size(let width, let height): (self.width, self.height) = (width.points, height.points)
        case .length(let height): (width, self.height) = (nil, height.points)
        default: return nil
        }
    }
}
