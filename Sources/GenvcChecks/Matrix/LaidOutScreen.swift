import GenvcViews
import GenvcVocabulary

/// A screen laid out at one point of the matrix, as the rules see it.
struct LaidOutScreen: Sendable {
    /// The views at the point's text size, stretch and variant.
    let plan: LayoutPlan
    /// The point of the matrix at which the screen was laid out.
    let point: LayoutPoint
    /// The frames of the views at the point.
    let frames: Frames
    /// Facts about each view, indexed as `ViewTree.views`.
    let subjects: [RuleSubject]
    /// `when phase is loading`: the state in which the screen was laid out; nil for that of its samples.
    var state: String?

    var tree: ViewTree { plan.tree }

    /// `iPhone SE in landscape at AX3 with the keyboard up`: the point, as a finding names it.
    var title: String {
        var title = point.viewport.title
        if point.textSize != .large { title += " at \(point.textSize.name)" }
        if point.keyboard > 0 { title += " with the keyboard up" }
        switch point.variant {
        case .written: break
        case .toggled(let view): title += " when `\(tree.views[view].name)` is shown"
        case .allShown: title += " when all that is hidden is shown"
        }
        if let state { title += " \(state)" }
        if point.stretch != 1 { title += " \(PlacesText.stretch(point.stretch))" }
        return title
    }
}
