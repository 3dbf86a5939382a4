import GenvcVocabulary
import SimpleLayout

/// One point of the matrix: a device held one way, and all else that decides where views stand.
package struct LayoutPoint: Sendable, Hashable {
    package var viewport: Viewport
    package var textSize: TextSize
    package var direction: LayoutDirection
    /// Points of the controller's view above its bottom edge that the keyboard covers; 0: it is down.
    package var keyboard: Double
    package var variant: LayoutVariant
    /// How much wider than written every text is: 1, or 1.4 for the pseudo-locale.
    package var stretch: Double

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
