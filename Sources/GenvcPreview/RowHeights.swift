import GenvcChecks
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The reason for the height of a row, as sketch and table say it.
enum RowHeight: Equatable {
    /// The row takes a share of the free room, and at least so many points, if that is said.
    case flexible(least: Double?)
    /// A constraint says the points, and the row is no higher.
    case fixed(Double)
    /// A line of one pixel.
    case hairline
    /// The content does, which is at least as high as the points, if these are said.
    case content(least: Double?)
}

/// The heights of the rows of a screen. They are those of the frames that `dump frames` gives where no device is named:
/// a row is not called fixed because a constraint gives it a least height that its content exceeds.
struct RowHeights {
    private let tree: ViewTree
    private let frames: Frames

    init(_ tree: ViewTree) {
        self.tree = tree
        let device = Device.shown(for: tree.screen).first ?? .standard
        var solver = LayoutSolver(tree)
        frames = solver.frames(of: LayoutPlan(tree), at: LayoutPoint(Viewport(device, screen: tree.screen)))
    }

    /// Half a pixel of the finest screens, by which rounded heights may differ from those of constraints.
    private static let tolerance = 1.0 / 6

    subscript(row: RowDescription) -> RowHeight {
        if row.isFlexible { return .flexible(least: row.height) }
        guard let height = row.height else {
            return row.element.kind.standardHeight == .hairline ? .hairline : .content(least: nil)
        }
        // Of a cell no constraint says the height; the list asks what is in it.
        guard row.element.kind.standing != .cell, !row.isAtLeastAsHigh else {
            return .content(least: height)
        }
        guard let frame = frames[row.view] else { return .fixed(height) }
        if frame.height > height + Self.tolerance { return .content(least: height) }
        // A height that gives way where there is no room, as one that state hides, is none that is fixed.
        let isSqueezed = frames.conflicts.isEmpty && frame.height < height - Self.tolerance
        return isSqueezed ? .content(least: nil) : .fixed(height)
    }
}
