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
    /// For each view true if it is not decided, or one that it stands in is not; empty where all are.
    private let unsettled: [Bool]
    /// `when phase is loading`: the state in which the screen was laid out; nil for that of its samples.
    var state: String?

    init(plan: LayoutPlan, point: LayoutPoint, frames: Frames, subjects: [RuleSubject]) {
        self.plan = plan
        self.point = point
        self.frames = frames
        self.subjects = subjects
        unsettled = Self.unsettled(frames, plan)
    }

    /// The views that lack room or may stand elsewhere, and all that stands in them.
    private static func unsettled(_ frames: Frames, _ plan: LayoutPlan) -> [Bool] {
        let short = frames.shortages.filter(\.isConflict)
        guard !short.isEmpty || !frames.ambiguities.isEmpty else { return [] }
        var unsettled = [Bool](repeating: false, count: plan.nodes.count)
        for shortage in short { unsettled[shortage.view] = true }
        for ambiguity in frames.ambiguities { unsettled[ambiguity.view] = true }
        // The index of a view is greater than that of its parent.
        for view in unsettled.indices where !unsettled[view] {
            let parent = plan.nodes[view].parent
            if parent >= 0, unsettled[parent] { unsettled[view] = true }
        }
        return unsettled
    }

    /// True if the place and size of the view are not decided: constraints conflict or leave them open, or the view
    /// stands in one that lacks room. Another rule reports that, and its consequences are not reported again.
    func isUnsettled(_ view: Int) -> Bool {
        isInConflict(view) || !unsettled.isEmpty && unsettled[view]
    }

    /// True if constraints conflict in the row of the view, or in the screen as a whole.
    func isInConflict(_ view: Int) -> Bool {
        frames.conflicts.contains { conflict in conflict.row.map { stands(view, in: $0) } ?? true }
    }

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
