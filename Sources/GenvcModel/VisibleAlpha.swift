/// The opacities at which a view is there for people.
package enum VisibleAlpha {
    /// Below this opacity UIKit draws nothing and gives a view no touches (`UIView.hitTest(_:with:)`).
    package static let least = 0.01
}
