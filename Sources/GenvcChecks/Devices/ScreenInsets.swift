/// The safe area's distance from the edges of the screen, in points, as `UIView.safeAreaInsets` has it. Left and right
/// are those of the screen, whatever the direction of writing.
package struct ScreenInsets: Sendable, Hashable {
    /// The points of the status bar, and of the notch or island.
    package let top: Double
    /// The points at the left, which only a notch at the side takes.
    package let left: Double
    /// The points of the home indicator.
    package let bottom: Double
    /// The points at the right.
    package let right: Double

    /// Insets in points, which do not change sides with the direction of writing.
    package init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The tallest status bar of a screen without a notch, in points.
    private static let statusBar = 24.0

    /// The upper inset where no status bar is shown; a notch stays.
    var topWithoutStatusBar: Double { top <= Self.statusBar ? 0 : top }

    /// The insets of a device that is held upright: none at the sides.
    static func portrait(_ top: Double, _ bottom: Double) -> ScreenInsets {
        ScreenInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    /// The insets of a device that is held on its side: the same at both sides.
    static func landscape(top: Double = 0, sides: Double, bottom: Double) -> ScreenInsets {
        ScreenInsets(top: top, left: sides, bottom: bottom, right: sides)
    }

    /// The insets of a screen whose whole area is safe.
    static let none = ScreenInsets(top: 0, left: 0, bottom: 0, right: 0)
}
