/// The cases of `NSLayoutConstraint.Axis`: the direction in which views stand beside each other, or scroll.
package enum LayoutAxis: String, Sendable, Hashable, CaseIterable {
    case horizontal, vertical

    /// The axis of stack views and scroll views that say none.
    package static let standard = LayoutAxis.vertical
}
