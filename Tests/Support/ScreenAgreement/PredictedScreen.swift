import GenvcChecks
import GenvcModel
import GenvcViews
import SimpleLayout
import UIKit

/// The part of genvc's statements about a screen at a point of the matrix that is compared.
struct PredictedScreen {
    /// By name; nil for what is hidden.
    let frames: [String: CGRect?]
    /// The points of the height of the view: those of the device, or of the rows of a part of a screen.
    let height: CGFloat
    /// True if constraints cannot all hold, so that frames say nothing.
    let hasConflicts: Bool
    /// The views that could be elsewhere or of another size.
    let ambiguousViews: Set<String>
    /// True if the width of a text is open, so that all that depends on its height is.
    let hasOpenTexts: Bool

    /// `solver`: of the same tree; what it has found for other points it uses again.
    init(_ tree: ViewTree, at point: LayoutPoint, _ solver: inout LayoutSolver) {
        let plan = LayoutPlan(tree, textSize: point.textSize, variant: point.variant, stretch: point.stretch)
        let found = solver.frames(of: plan, at: point)
        var frames: [String: CGRect?] = [:]
        for (view, rect) in zip(tree.views, found.rects) {
            frames[view.name] = .some(
                rect.map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) })
        }
        self.frames = frames
        height = found.viewport.height
        hasConflicts = !found.conflicts.isEmpty
        hasOpenTexts = found.ambiguities.contains { $0.attribute == .width && tree.views[$0.view].isText }
        ambiguousViews = Set(found.ambiguities.map { tree.views[$0.view].name })
    }
}

extension ViewNode {
    /// True for a view whose height follows from its text and its width.
    var isText: Bool { children.isEmpty && element?.mainText != nil }
}
