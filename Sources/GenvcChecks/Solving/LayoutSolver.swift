import GenvcViews
import SimpleLayout

/// Lays out one screen at any number of points of the matrix, exactly as its constraints will at run time.
///
/// A solution found at one point is kept as a formula, which serves all points where the same constraints press against
/// each other; so most points cost a few sums.
package struct LayoutSolver {
    /// Heights follow from widths, and widths from heights only where a constraint ties the two: few rounds settle them.
    private static let mostRounds = 6

    private struct Key: Hashable {
        let variant: LayoutVariant
        let axes: Set<StackLayout.Axis>
    }

    package var statistics: String { programs.map { "\($0.key.axes.count)\($0.key.axes.first!) \($0.value.statistics)" }.joined(separator: ", ") }
    private let tree: ViewTree
    /// True if a constraint ties a width to a height, so that neither can be found alone.
    private let isMixed: Bool
    private var programs: [Key: LayoutProgram] = [:]

    package init(_ tree: ViewTree) {
        self.tree = tree
        isMixed = tree.constraints.contains { group in
            group.constraints.contains { constraint in
                guard let target = constraint.target else { return false }
                return target.attribute.axis != constraint.attribute.axis
            }
        }
    }

    /// - Parameter plan: the screen at the text size, stretch and variant of the point.
    package mutating func frames(of plan: LayoutPlan, at point: LayoutPoint) -> Frames {
        var measures = ScreenMeasures(plan, at: point)
        switch isMixed ? solveTogether(&measures, point) : solveInTurn(&measures, point) {
        case .conflict(let conflict):
            return FramePredictor.frames(of: plan, at: point).with(conflict)
        case .solved(let places, let ambiguities):
            return frames(places, ambiguities, measures, point)
        }
    }

    private enum Outcome {
        case solved([StackLayout.Axis: LayoutProgram.Places], [Ambiguity])
        case conflict(LayoutConflict)
    }

    /// Widths first, then heights.
    private mutating func solveInTurn(_ measures: inout ScreenMeasures, _ point: LayoutPoint) -> Outcome {
        var places: [StackLayout.Axis: LayoutProgram.Places] = [:]
        var ambiguities: [Ambiguity] = []
        for axis in [StackLayout.Axis.horizontal, .vertical] {
            switch solve([axis], measures, point) {
            case .conflict(let conflict): return .conflict(conflict)
            case .solved(let solved, let found):
                places.merge(solved) { $1 }
                ambiguities += found
                if let widths = solved[.horizontal]?.lengths { measures.widths = widths }
            }
        }
        return .solved(places, ambiguities)
    }

    /// Both at once, again and again until the heights of texts agree with their widths.
    private mutating func solveTogether(_ measures: inout ScreenMeasures, _ point: LayoutPoint) -> Outcome {
        measures.widths = plainWidths(measures, point)
        var outcome = Outcome.solved([:], [])
        for _ in 0..<Self.mostRounds {
            outcome = solve([.horizontal, .vertical], measures, point)
            guard case .solved(let places, _) = outcome, let widths = places[.horizontal]?.lengths,
                widths != measures.widths
            else { break }
            measures.widths = widths
        }
        return outcome
    }

    /// Widths to begin with.
    private func plainWidths(_ measures: ScreenMeasures, _ point: LayoutPoint) -> [Double] {
        FramePredictor.boxes(of: measures.plan, at: point).map(\.width)
    }

    private mutating func solve(
        _ axes: Set<StackLayout.Axis>, _ measures: ScreenMeasures, _ point: LayoutPoint
    ) -> Outcome {
        let key = Key(variant: point.variant, axes: axes)
        switch programs[key, default: LayoutProgram(axes)].run(measures) {
        case .conflict(let conflict): return .conflict(conflict)
        case .solved(let places, let ambiguities): return .solved(places, ambiguities)
        }
    }

    private func frames(
        _ places: [StackLayout.Axis: LayoutProgram.Places], _ ambiguities: [Ambiguity], _ measures: ScreenMeasures,
        _ point: LayoutPoint
    ) -> Frames {
        guard let horizontal = places[.horizontal], let vertical = places[.vertical] else {
            return FramePredictor.frames(of: measures.plan, at: point)
        }
        let isMirrored = point.direction == .rightToLeft
        var rects: [Rect?] = []
        rects.reserveCapacity(measures.plan.nodes.count)
        for (index, node) in measures.plan.nodes.enumerated() {
            guard node.isPresent else {
                rects.append(nil)
                continue
            }
            let (start, width) = (horizontal.starts[index], horizontal.lengths[index])
            let x = isMirrored ? point.viewport.width - start - width : start
            rects.append(Rect(x: x, y: vertical.starts[index], width: width, height: vertical.lengths[index]))
        }
        let frames = Frames(
            viewport: point.viewport, rects: rects,
            contentSize: Size(width: horizontal.contentLength, height: vertical.contentLength), shortages: [],
            conflicts: [], ambiguities: ambiguities)
        // Without a conflict only texts can have too little room.
        guard measures.isSqueezed(frames) else { return frames }
        return frames.with(FramePredictor.frames(of: measures.plan, at: point).shortages.filter { !$0.isConflict })
    }
}
