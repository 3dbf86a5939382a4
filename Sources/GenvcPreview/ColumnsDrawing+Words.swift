import GenvcModel
import GenvcViews
import GenvcVocabulary

/// What a column says: who stands in it, and how wide it is.
extension ColumnsDrawing {
    // MARK: - Names

    /// The names of a column, one below the other: those of what stands in a vertical stack, else one.
    func names(of index: Int, depth: Int) -> [String] {
        let view = tree.views[index]
        guard depth < ViewDrawing.depthLimit else { return [pen.strokes.ellipsis] }
        let children = tree.arrangedChildren(of: index)
        switch view.container {
        case .stack(let layout) where !children.isEmpty:
            let inner = children.map { names(of: $0, depth: depth + 1) }
            return layout.axis == .vertical
                ? Array(inner.joined()) : [inner.map { $0.joined(separator: " + ") }.joined(separator: " + ")]
        case .band, .scroll, .content: return children.flatMap { names(of: $0, depth: depth + 1) }
        case .none, .stack: break
        }
        switch view.role {
        case .filler: return ["Spacer"]
        case .errorLabel: return ["Error label"]
        default: return [view.element.map { pen.line(ShownName(of: $0).short) } ?? ""]
        }
    }

    // MARK: - Widths

    private func distribution(of stack: Int) -> String? {
        if case .stack(let layout) = tree.views[stack].container { return layout.distribution }
        return nil
    }

    /// True if a constraint ties its width to that of another.
    func isEqual(_ index: Int, in stack: Int) -> Bool {
        distribution(of: stack) == "fillEqually" || tree.views[index].equalLength != nil
            || tree.views[stack].children.contains { tree.views[$0].equalLength?.view == index }
    }

    /// True if it takes a share of the free room.
    func isFlexible(_ index: Int, in stack: Int) -> Bool {
        tree.views[index].flexibleWeight != nil || distribution(of: stack) == "fillEqually"
    }

    /// The width of a column in a word, or in the points that a constraint says.
    func widthName(of index: Int, in stack: Int) -> String {
        let view = tree.views[index]
        if let rule = view.width.first {
            let points = "\(rule.length.points.pointText)pt"
            switch rule.relation {
            case .plain, .equal: return points
            case .minimum: return "min \(points)"
            case .maximum: return "max \(points)"
            }
        }
        if view.flexibleWeight != nil { return "Flexible" }
        if isEqual(index, in: stack) { return "Equal" }
        if view.container == .band, let child = view.children.first { return widthName(of: child, in: index) }
        if case .fixed(let width, _)? = view.element?.kind.intrinsicSize, view.role == .element {
            return "\(width.pointText)pt"
        }
        return "Content"
    }
}
