import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// Lays out one screen at any number of points of the matrix, exactly as its constraints will at run time.
///
/// The screen is divided into a frame and rows (`LayoutParts`) where the rows do not depend on each other: the frame
/// gives widths, each row its height, and the frame again the places. Else the whole screen is one system. A solution
/// found at one point is kept as a formula, which holds at all points where the same constraints are active; so most
/// points cost a few sums.
package struct LayoutSolver {
    /// The most rounds of solving both axes together. Heights follow from widths, and widths from heights only where a
    /// constraint ties the two, so few suffice.
    private static let mostRounds = 6
    /// The number of views above which rows are not solved together to find out which of them give way, since that
    /// would take too long.
    private static let mostViewsTogether = 400

    /// The programs of one part of the screen: one for each axis, and one for both axes together.
    private struct PartPrograms {
        /// The system of the horizontal axis, which is solved first: the height of a text depends on its width.
        var horizontal: LayoutProgram
        /// The system of the vertical axis.
        var vertical: LayoutProgram
        /// The system of both axes, for a scope in which a width depends on a height.
        var both: LayoutProgram

        init(_ scope: LayoutScope) {
            horizontal = LayoutProgram(scope, [.horizontal])
            vertical = LayoutProgram(scope, [.vertical])
            both = LayoutProgram(scope, [.horizontal, .vertical])
        }
    }

    /// The axes that are solved in one system.
    private enum Axes {
        case horizontal, vertical, both
    }

    private let tree: ViewTree
    private let constraints: ScreenConstraints
    private let scrolledContents: ScrolledContents
    /// The frame and the rows; nil if the screen is one system.
    private let parts: LayoutParts?
    /// The scopes in this order: the whole screen, its frame, each of its rows.
    private let scopes: [LayoutScope]
    /// The place of the whole screen in `scopes`.
    private static let wholePart = 0
    /// The place of the frame.
    private static let framePart = 1
    /// The place of the first row.
    private static let firstRowPart = 2
    /// The programs of each scope, in the current variant.
    private var programs: [PartPrograms] = []
    /// The formulas found so far, which similar rows share.
    private let library: FormulaLibrary
    /// The variant of `programs`.
    private var variant = LayoutVariant.written
    /// The programs of the variants that are not the current one.
    private var otherVariants: [LayoutVariant: [PartPrograms]] = [:]
    /// The solver of right-to-left points where constraints are others there; none until it is needed.
    private var mirrored: [LayoutSolver] = []
    /// True for a solver that leaves right-to-left points to another.
    private let hasSides: Bool

    /// Prepares the systems of a tree; nothing is solved yet.
    ///
    /// - Parameter library: the formulas that are known already, which take those that are found here.
    package init(_ tree: ViewTree, keeping library: FormulaLibrary = FormulaLibrary()) {
        self.init(tree, keeping: library, isMirrored: false)
    }

    private init(_ tree: ViewTree, keeping library: FormulaLibrary, isMirrored: Bool) {
        self.tree = tree
        self.library = library
        hasSides = !isMirrored && tree.hasSides
        constraints = ScreenConstraints(tree, isMirrored: isMirrored)
        scrolledContents = ScrolledContents(of: tree)
        parts = tree.screen.isFitting ? nil : LayoutParts(tree, constraints)
        let whole = LayoutScope(
            views: Array(tree.views.indices), rows: [], constraints: Array(constraints.all.indices), row: nil,
            coupling: constraints.coupling(of: constraints.all.indices))
        scopes = [whole] + (parts.map { [$0.frame] + $0.rows } ?? [])
        programs = scopes.map(PartPrograms.init)
    }

    /// Makes another variant the current one and keeps the programs of the last one.
    private mutating func turn(to next: LayoutVariant) {
        guard next != variant else { return }
        otherVariants[variant] = programs
        programs = otherVariants.removeValue(forKey: next) ?? scopes.map(PartPrograms.init)
        variant = next
    }

    /// The frames at a point. Where constraints conflict, they are those of `FramePredictor`, with the conflict or, if
    /// room is short, with the shortages that explain it.
    ///
    /// - Parameter plan: the screen at the text size, stretch and variant of the point.
    package mutating func frames(of plan: LayoutPlan, at point: LayoutPoint) -> Frames {
        if hasSides, point.direction == .rightToLeft {
            if mirrored.isEmpty { mirrored = [LayoutSolver(tree, keeping: FormulaLibrary(), isMirrored: true)] }
            return mirrored[0].frames(of: plan, at: point)
        }
        return scrolledContents.adjusted(settled(plan, at: point), point.direction)
    }

    /// The frames at a point, with each content at the edge of its scroll view.
    private mutating func settled(_ plan: LayoutPlan, at point: LayoutPoint) -> Frames {
        turn(to: point.variant)
        var measures = ScreenMeasures(plan, at: point)
        do {
            var placement = Placement(count: tree.views.count)
            var broken = BrokenRows(plan, at: point)
            if try !solveParts(&measures, into: &placement, besides: &broken) {
                placement = Placement(count: tree.views.count)
                broken = BrokenRows(plan, at: point)
                placement.contentSize = try solve(Self.wholePart, &measures, into: &placement)
            }
            let frames = placement.frames(measures, point.fitting(placement.contentSize, of: tree))
            guard broken.isEmpty else { return broken.explained(in: frames) }
            guard measures.lacksRoom(frames) else { return frames }
            let shortages = Self.predicted(plan, at: point).shortages
            return frames.with(shortages.filter { $0.counts(in: frames, of: plan) })
        } catch {
            let frames = Self.predicted(plan, at: point)
            return frames.with([error.conflict(explainedBy: frames.shortages)])
        }
    }

    /// The frames that `FramePredictor` finds; a part of a screen is as high as it finds the rows.
    static func predicted(_ plan: LayoutPlan, at point: LayoutPoint) -> Frames {
        let frames = FramePredictor.frames(of: plan, at: point)
        guard plan.tree.screen.isFitting else { return frames }
        return FramePredictor.frames(of: plan, at: point.fitting(frames.contentSize, of: plan.tree))
    }

    /// Solves the frame and then row by row; false if the rows have to be solved together.
    ///
    /// - Parameter broken: takes the rows in which constraints conflict, and gives their frames.
    private mutating func solveParts(
        _ measures: inout ScreenMeasures, into placement: inout Placement, besides broken: inout BrokenRows
    ) throws(ConflictReport) -> Bool {
        // If no row is shown, nothing decides the width of the hidden ones.
        guard let parts, tree.rows.contains(where: { measures.plan.nodes[$0.view].isPresent }),
            tree.screen.width == .full || !measures.plan.mayNarrowRows
        else { return false }
        let horizontal: LayoutProgram.Solution
        do { horizontal = try run(Self.framePart, .horizontal, measures) } catch { return false }
        placement.add(parts.frame, horizontal, measures)
        for view in parts.frame.views { measures.widths[view] = placement.width[view] }
        measures.known.starts = placement.x
        measures.known.widths = placement.width
        for (index, row) in parts.rows.enumerated() {
            // Constraints in a hidden row hold, or conflict, as all others do.
            guard let view = row.row?.view else { continue }
            measures.origin = placement.x[view]
            do {
                _ = try solve(Self.firstRowPart + index, &measures, into: &placement)
            } catch {
                // If rows need not be as wide as the screen, they may be as narrow as this one has to be, and a hidden
                // row need not be as wide as those that are shown.
                let isCertain = tree.screen.width == .full && measures.plan.nodes[view].isPresent
                guard isCertain || tree.views.count > Self.mostViewsTogether else { return false }
                guard isCertain else { throw error }
                broken.add(view, error)
                placement.place(row, view, as: broken.frames)
            }
            measures.known.heights[view] = placement.height[view]
        }
        measures.origin = 0
        let vertical: LayoutProgram.Solution
        do {
            vertical = try run(Self.framePart, .vertical, measures)
        } catch {
            if tree.views.count > Self.mostViewsTogether { throw error }
            return false
        }
        placement.add(parts.frame, vertical, measures)
        // A row that leaves its height open cannot be solved by itself: the other rows may need the room.
        let isHeightOpen = placement.ambiguities.contains { $0.attribute.axis == .vertical }
        guard !isHeightOpen || tree.views.count > Self.mostViewsTogether else { return false }
        placement.moveRows(of: parts)
        placement.contentSize = Size(
            width: horizontal.contentLength(.horizontal), height: vertical.contentLength(.vertical))
        return true
    }

    /// Solves one scope and adds its places: widths first and then heights, or both at once where constraints tie them.
    ///
    /// - Returns: the size of the content in points.
    private mutating func solve(
        _ part: Int, _ measures: inout ScreenMeasures, into placement: inout Placement
    ) throws(ConflictReport) -> Size {
        switch scopes[part].coupling {
        case .none: return try solveApart(part, &measures, into: &placement)
        case .open: return try solveTogether(part, &measures, into: &placement)
        case .fixed:
            let known = placement.ambiguities
            let size = try? solveApart(part, &measures, into: &placement)
            if let size, placement.ambiguities.count == known.count { return size }
            placement.ambiguities = known
            return try solveTogether(part, &measures, into: &placement)
        }
    }

    /// Solves the widths of a scope, and with them its heights.
    private mutating func solveApart(
        _ part: Int, _ measures: inout ScreenMeasures, into placement: inout Placement
    ) throws(ConflictReport) -> Size {
        let scope = scopes[part]
        let horizontal = try run(part, .horizontal, measures)
        placement.add(scope, horizontal, measures)
        for view in scope.views { measures.widths[view] = placement.width[view] }
        let vertical = try run(part, .vertical, measures)
        placement.add(scope, vertical, measures)
        return Size(width: horizontal.contentLength(.horizontal), height: vertical.contentLength(.vertical))
    }

    /// Solves both axes of a scope at once, until the heights of texts agree with their widths.
    private mutating func solveTogether(
        _ part: Int, _ measures: inout ScreenMeasures, into placement: inout Placement
    ) throws(ConflictReport) -> Size {
        let scope = scopes[part]
        for view in scope.views { measures.widths[view] = measures.viewport.width }
        for round in 1... {
            let solution = try run(part, .both, measures)
            let known = placement.ambiguities
            placement.add(scope, solution, measures)
            let isSettled = scope.views.allSatisfy { measures.widths[$0] == placement.width[$0] }
            if isSettled || round == Self.mostRounds {
                return Size(width: solution.contentLength(.horizontal), height: solution.contentLength(.vertical))
            }
            placement.ambiguities = known
            for view in scope.views { measures.widths[view] = placement.width[view] }
        }
        preconditionFailure("the last round returns")
    }

    /// Runs the program of one scope for the axes.
    private mutating func run(
        _ part: Int, _ axes: Axes, _ measures: ScreenMeasures
    ) throws(ConflictReport) -> LayoutProgram.Solution {
        switch axes {
        case .horizontal: try programs[part].horizontal.run(measures, constraints, library)
        case .vertical: try programs[part].vertical.run(measures, constraints, library)
        case .both: try programs[part].both.run(measures, constraints, library)
        }
    }
}

extension LayoutPoint {
    /// The point with a part of a screen as high as its content; a whole screen is as high as its device.
    fileprivate func fitting(_ contentSize: Size, of tree: ViewTree) -> LayoutPoint {
        guard tree.screen.isFitting else { return self }
        var point = self
        point.viewport = viewport.fitting(height: contentSize.height)
        return point
    }
}

extension LayoutPlan {
    /// True if a stack view has a constraint at least as strong as the wish of rows of limited width to be as wide as
    /// they may be: one that hides a view beside others, or that gives views their shares.
    fileprivate var mayNarrowRows: Bool {
        hasProportions
            || nodes.contains { node in
                node.isHidden && node.parent >= 0 && nodes[node.parent].stack?.isHorizontal == true
            }
    }
}
