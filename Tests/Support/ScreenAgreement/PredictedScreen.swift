import GenvcChecks
import GenvcViews
import SimpleLayout
import UIKit

/// What genvc says about a screen at a point of the matrix, as far as it is compared.
struct PredictedScreen {
    /// By name; nil for what is hidden.
    let frames: [String: CGRect?]
    /// True if constraints cannot all hold, so that frames say nothing.
    let hasConflicts: Bool
    /// The views that could be elsewhere or of another size.
    let ambiguousViews: Set<String>

    init(_ tree: ViewTree, at point: LayoutPoint) {
        let found = FramePredictor.frames(
            of: LayoutPlan(tree, textSize: point.textSize), on: point.viewport, direction: point.direction,
            keyboard: point.keyboard)
        var frames: [String: CGRect?] = [:]
        for (view, rect) in zip(tree.views, found.rects) {
            frames[view.name] = .some(
                rect.map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) })
        }
        self.frames = frames
        hasConflicts = found.shortages.contains(where: \.isConflict)
        ambiguousViews = []
    }
}
