import GenvcViews
import SimpleLayout

/// The rows in which constraints conflict, where all other rows can be laid out: nobody knows which constraint UIKit
/// breaks, so that their views stand where `FramePredictor` puts them.
struct BrokenRows {
    private let plan: LayoutPlan
    private let point: LayoutPoint
    /// The outermost views of the rows, with the conflicts in them.
    private var conflicts: [(row: Int, report: ConflictReport)] = []
    /// The frames that `FramePredictor` finds, as they are where people read from left to right.
    private(set) lazy var frames: Frames = {
        var upright = point
        upright.direction = .leftToRight
        return LayoutSolver.predicted(plan, at: upright)
    }()

    init(_ plan: LayoutPlan, at point: LayoutPoint) {
        self.plan = plan
        self.point = point
    }

    var isEmpty: Bool { conflicts.isEmpty }

    mutating func add(_ row: Int, _ report: ConflictReport) {
        conflicts.append((row, report))
    }

    /// The frames of the screen with the conflicts, and with the shortages that explain them.
    mutating func explained(in solved: Frames) -> Frames {
        let shortages = frames.shortages.filter { shortage in
            conflicts.contains { plan.stands(shortage.view, in: $0.row) } || shortage.counts(in: solved, of: plan)
        }
        let told = conflicts.map { row, report in
            report.conflict(explainedBy: shortages.filter { plan.stands($0.view, in: row) }).within(row)
        }
        return solved.with(shortages).with(told)
    }
}
