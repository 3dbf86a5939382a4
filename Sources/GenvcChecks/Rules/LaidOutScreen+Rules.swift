import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// Questions that several rules ask about a layout.
extension LaidOutScreen {
    /// The points by which two lengths may differ and still be the same to a rule: frames agree with UIKit's within
    /// half a point.
    static let tolerance = 0.5

    /// True if `view` stands in `other`, however deep, or is it.
    func stands(_ view: Int, in other: Int) -> Bool { plan.stands(view, in: other) }

    /// The band around an element, or the view itself.
    func outerView(of view: Int) -> Int {
        tree.band(of: tree.views[view]) ?? view
    }

    /// The area that scrolls with the view in a scroll view of the spec, as far as the scroll view's own views reach;
    /// nil for a view outside of one.
    func scrolledRoom(of view: Int) -> Rect? {
        guard let scrollView = subjects[view].innerScrollView, let content = plan.contentStacks[scrollView] else {
            return nil
        }
        return frames[content]
    }

    /// The part of the screen that shows the view, in points of the controller's view: for a view in a scroll view the
    /// frame of the scroll view.
    func window(of view: Int) -> Rect {
        if let scrollView = subjects[view].innerScrollView, var rect = frames[scrollView] {
            // Scroll views may stand in each other.
            var next = subjects[scrollView].innerScrollView
            while let outer = next, let frame = frames[outer] {
                let (x, y) = (max(rect.minX, frame.minX), max(rect.minY, frame.minY))
                rect = Rect(
                    x: x, y: y, width: max(0, min(rect.maxX, frame.maxX) - x),
                    height: max(0, min(rect.maxY, frame.maxY) - y))
                next = subjects[outer].innerScrollView
            }
            return rect
        }
        if subjects[view].facts.contains(.scrolls), let rect = visibleRows { return rect }
        return Rect(x: 0, y: 0, width: point.viewport.width, height: point.viewport.height)
    }

    /// The part of the screen's scroll view that no bar covers; nil for a screen that does not scroll.
    var visibleRows: Rect? { frames.visibleRows(of: tree) }

    /// The row that a view stands in, such as `row 3, Email Field`; nil where it is the row, or belongs to the screen.
    func rowName(of view: Int) -> String? {
        guard let row = tree.views[view].row, tree.rows[row].view != view, outerView(of: view) != tree.rows[row].view
        else { return nil }
        let description = tree.rows[row]
        return description.number.map { "row \($0), \(description.caption)" } ?? description.caption
    }

    /// Advice about the key that limits the height of a view.
    func adviceOnHeight(of view: Int) -> String {
        guard let element = tree.views[view].element else { return "let it grow" }
        if element.corners.roundsLayer, element.corners.hasRoundEnds {
            return "give `cornerRadius` in points, and let it grow: `height: { min: … }`"
        }
        for key in [Effect.LayoutKey.size, .aspectRatio, .constraints] where element.layoutValue(key) != nil {
            if element.layoutValue(.height) != nil { break }
            if key == .constraints, tree.views[view].relations.contains(where: { $0.limits(.height) }) {
                return "let it grow: leave out the relation of its `height`"
            }
            return "let it grow: leave out its `\(element.kind.key(.layout(key))?.name ?? "size")`"
        }
        return "let it grow: `height: { min: … }`"
    }

    /// The `placement` nearest to where the view stands in its host, such as `topTrailing`.
    func nearestPlacement(of view: Int) -> String {
        let parent = plan.nodes[view].parent
        guard parent >= 0, let rect = frames[view], let host = frames[parent] else { return "center" }
        func third(_ middle: Double, _ start: Double, _ length: Double) -> Int {
            middle < start + length / 3 ? 0 : middle > start + length * 2 / 3 ? 2 : 1
        }
        var across = third(rect.minX + rect.width / 2, host.minX, host.width)
        if point.direction == .rightToLeft { across = 2 - across }
        let along = third(rect.minY + rect.height / 2, host.minY, host.height)
        let (high, wide) = (["top", "", "bottom"][along], ["leading", "", "trailing"][across])
        guard !high.isEmpty, let first = wide.first else {
            return high.isEmpty && wide.isEmpty ? "center" : high + wide
        }
        return high + first.uppercased() + wide.dropFirst()
    }

    /// The places in words, preceded by the row if the message does not name it.
    func whereabouts(of view: Int, _ places: Places) -> String {
        rowName(of: view).map { "in \($0), \(places.text)" } ?? places.text
    }
}

extension ViewTree {
    /// The keys of the bars that the screen has, in backticks: `header`, `footer`.
    var barNames: [String] {
        [headerStack.map { _ in "`header`" }, footerStack.map { _ in "`footer`" }].compactMap { $0 }
    }
}

extension Rect {
    /// The most points by which the rectangle reaches over an edge of `other`; negative if it lies inside.
    func excess(over other: Rect) -> Double {
        max(other.minX - minX, maxX - other.maxX, other.minY - minY, maxY - other.maxY)
    }

    /// The smaller side of the intersection of the two rectangles, in points; negative if they do not intersect.
    func cut(with other: Rect) -> Double {
        min(min(maxX, other.maxX) - max(minX, other.minX), min(maxY, other.maxY) - max(minY, other.minY))
    }
}
