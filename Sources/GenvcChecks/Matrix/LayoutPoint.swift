import GenvcVocabulary
import SimpleLayout

/// One point of the matrix: a device in one orientation, and everything else that decides where views stand.
package struct LayoutPoint: Sendable, Hashable {
    /// The device in an orientation, with the bars of the screen.
    package var viewport: Viewport
    /// The text size that people have chosen.
    package var textSize: TextSize
    /// The direction of writing.
    package var direction: LayoutDirection
    /// The points above the bottom edge of the controller's view that the keyboard covers; 0 while it is down.
    package var keyboard: Double
    /// Which of the hidden views are shown.
    package var variant: LayoutVariant
    /// The factor by which every text is wider than written: 1, or 1.4 for the pseudo-locale.
    package var stretch: Double

    /// A point with default settings, except for those that are given.
    package init(
        _ viewport: Viewport, textSize: TextSize = .large, direction: LayoutDirection = .leftToRight,
        keyboard: Double = 0, variant: LayoutVariant = .written, stretch: Double = 1
    ) {
        self.viewport = viewport
        self.textSize = textSize
        self.direction = direction
        self.keyboard = keyboard
        self.variant = variant
        self.stretch = stretch
    }
}
