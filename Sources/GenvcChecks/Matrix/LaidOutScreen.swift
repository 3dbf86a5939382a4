import GenvcViews

/// A screen laid out at one point of the matrix, as the rules see it.
struct LaidOutScreen: Sendable {
    let plan: LayoutPlan
    let point: LayoutPoint
    let frames: Frames

    var tree: ViewTree { plan.tree }

    /// `iPhone SE in landscape`: the point, as a finding names it.
    var title: String { point.viewport.title }
}
