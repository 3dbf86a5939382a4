import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The places and sizes of views in points. Leading is left; right-to-left layouts are mirrored in `frames`.
struct Placement {
    /// The leading edges, indexed as `ViewTree.views`.
    private(set) var x: [Double]
    /// The top edges, indexed as `ViewTree.views`.
    private(set) var y: [Double]
    /// The widths of the views.
    private(set) var width: [Double]
    /// The heights of the views.
    private(set) var height: [Double]
    /// The size of the scrolled content, or of the rows if nothing scrolls.
    var contentSize = Size(width: 0, height: 0)
    /// The places and lengths that the scopes added so far leave open.
    var ambiguities: [Ambiguity] = []

    init(count: Int) {
        x = Array(repeating: 0, count: count)
        y = x
        width = x
        height = x
    }

    /// Takes over the places of the views of a scope, which starts at `origin` on the horizontal axis.
    mutating func add(
        _ scope: LayoutScope, _ solution: LayoutProgram.Solution, _ measures: ScreenMeasures
    ) {
        for axis in solution.axes {
            let values = solution.values(axis)
            var next = values.startIndex
            for view in scope.views {
                set(axis, of: view, start: values[next], length: values[next + 1], from: measures.origin)
                next += 2
            }
            for run in solution.runs {
                add(run, axis, start: values[next], length: values[next + 1], measures)
                next += 2
            }
        }
        ambiguities += solution.ambiguities
    }

    /// Puts rows one below the other, all as wide as the first.
    private mutating func add(
        _ run: ScreenSystem.Run, _ axis: LayoutAxis, start: Double, length: Double, _ measures: ScreenMeasures
    ) {
        var start = start
        for row in measures.plan.siblings(from: run.first, to: run.last) {
            switch axis {
            case .horizontal: set(axis, of: row, start: start, length: length, from: measures.origin)
            case .vertical:
                set(axis, of: row, start: start, length: measures.known.heights[row], from: 0)
                start += measures.known.heights[row] + measures.gap(after: row)
            }
        }
    }

    /// Sets the place and the length of a view along an axis; a negative length is a rounding error.
    private mutating func set(
        _ axis: LayoutAxis, of view: Int, start: Double, length: Double, from origin: Double
    ) {
        switch axis {
        case .horizontal:
            x[view] = origin + start
            width[view] = max(0, length)
        case .vertical:
            y[view] = start
            height[view] = max(0, length)
        }
    }

    /// Puts the views of a row where others say that they are: beside the screen's edges as they say, and as far below
    /// the row's own top edge.
    mutating func place(_ row: LayoutScope, _ view: Int, as frames: Frames) {
        guard let outer = frames[view] else { return }
        for inner in row.views {
            guard let rect = frames[inner] else { continue }
            set(.horizontal, of: inner, start: rect.minX, length: rect.width, from: 0)
            set(.vertical, of: inner, start: rect.minY - outer.minY, length: rect.height, from: 0)
        }
    }

    /// Moves what stands in the rows down to where the frame of the screen has put them.
    mutating func moveRows(of parts: LayoutParts) {
        for row in parts.rows {
            guard let view = row.row?.view else { continue }
            for inner in row.views where inner != view { y[inner] += y[view] }
        }
    }

    /// The frames in the coordinates of the controller's view; nil for hidden views.
    func frames(_ measures: ScreenMeasures, _ point: LayoutPoint) -> Frames {
        let isMirrored = point.direction == .rightToLeft
        var rects: [Rect?] = []
        rects.reserveCapacity(x.count)
        for (index, node) in measures.plan.nodes.enumerated() {
            guard node.isPresent else {
                rects.append(nil)
                continue
            }
            var left = x[index]
            if isMirrored { left = point.viewport.width - left - width[index] }
            rects.append(Rect(x: left, y: y[index], width: width[index], height: height[index]))
        }
        return Frames(
            viewport: point.viewport, rects: rects, contentSize: contentSize, shortages: [], conflicts: [],
            ambiguities: ambiguities)
    }
}
