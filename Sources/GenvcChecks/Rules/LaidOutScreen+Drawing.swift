import GenvcModel
import GenvcViews
import SimpleLayout

/// The places where views are drawn: transforms may move them away from their frames.
extension LaidOutScreen {
    /// The rectangle around what is drawn of the view: its frame after the transforms of the view and of those around
    /// it; nil if the view is hidden, or so transparent that nobody sees or touches it.
    func drawnFrame(of view: Int) -> Rect? {
        guard var rect = frames[view] else { return nil }
        guard subjects[view].isTransformed else { return rect }
        var next: Int? = view
        while let index = next {
            if tree.views[index].role == .element, let element = tree.views[index].element {
                if element.alpha < VisibleAlpha.least { return nil }
                if let transform = element.transform, let frame = frames[index] {
                    rect = rect.transformed(transform, about: frame, isMirrored: point.direction == .rightToLeft)
                }
            }
            next = tree.views[index].parent
        }
        return rect
    }

    /// The part of a rectangle of a view that no view around it cuts off.
    func cutOff(_ rect: Rect, of view: Int) -> Rect {
        var rect = rect
        var host = plan.nodes[view].parent
        while host >= 0 {
            if subjects[host].facts.contains(.clips), let edges = drawnFrame(of: host) {
                let (x, y) = (max(rect.minX, edges.minX), max(rect.minY, edges.minY))
                rect = Rect(
                    x: x, y: y, width: min(rect.maxX, edges.maxX) - x, height: min(rect.maxY, edges.maxY) - y)
            }
            host = plan.nodes[host].parent
        }
        return rect
    }
}

extension Element {
    /// True if the view of the element is not drawn at its frame, or not drawn at all.
    var isDrawnElsewhere: Bool { alpha < VisibleAlpha.least || transform != nil }

    /// The transform with which the view is drawn; nil if it is drawn at its frame.
    fileprivate var transform: Transform? {
        for keyed in values { if case .transform(let transform) = keyed.value { return transform } }
        return nil
    }
}

extension Rect {
    /// The rectangle around this one after a transform about the centre of `frame`.
    ///
    /// - Parameter isMirrored: true if the coordinates run from right to left, while offsets run to the right.
    fileprivate func transformed(_ transform: Transform, about frame: Rect, isMirrored: Bool) -> Rect {
        let centre = (x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
        // A turned view is taken for its frame: about as much of it lies outside of that as it leaves free.
        let (left, top) = ((minX - centre.x) * transform.scale, (minY - centre.y) * transform.scale)
        let (wide, high) = (width * transform.scale.magnitude, height * transform.scale.magnitude)
        let offset = isMirrored ? -transform.offsetX : transform.offsetX
        return Rect(x: centre.x + left + offset, y: centre.y + top + transform.offsetY, width: wide, height: high)
    }
}
