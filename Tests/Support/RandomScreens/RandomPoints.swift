import GenvcChecks
import GenvcViews
import GenvcVocabulary
import RandomSpecs
import SimpleLayout

/// Points of the layout matrix of a screen, drawn with a seed.
enum RandomPoints {
    static let count = 8
    /// The pseudo-locale.
    private static let stretch = 1.4

    /// - Parameter variants: those of the tree that are drawn from.
    static func drawn(
        _ count: Int = Self.count, of variants: [LayoutVariant], for tree: ViewTree, seed: UInt64
    ) -> [LayoutPoint] {
        // Not the numbers that the spec was drawn with.
        var random = SeededGenerator(seed: ~seed)
        return (0..<count).map { _ in
            let device = Device.all[Int.random(in: 0..<Device.all.count, using: &random)]
            let orientation = Orientation.allCases[Int.random(in: 0..<Orientation.allCases.count, using: &random)]
            let viewport = Viewport(device, orientation, screen: tree.screen)
            let textSize = TextSize.allCases[Int.random(in: 0..<TextSize.allCases.count, using: &random)]
            let isUp = Int.random(in: 0..<3, using: &random) == 0
            let isStretched = Int.random(in: 0..<4, using: &random) == 0
            return LayoutPoint(
                viewport, textSize: textSize,
                direction: Bool.random(using: &random) ? .rightToLeft : .leftToRight,
                keyboard: isUp && tree.takesText ? viewport.keyboardHeight : 0,
                variant: variants[Int.random(in: 0..<variants.count, using: &random)],
                stretch: isStretched ? stretch : 1)
        }
    }
}
