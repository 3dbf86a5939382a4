import GenvcChecks
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The words of a column: the names of what stands in it, and its width.
extension ColumnsDrawing {
    // MARK: - Names

    /// The names in a column, one below the other: a name for each view of a vertical stack, else one name.
    ///
    /// - Parameter depth: How deep the view lies in the column; below `ViewDrawing.depthLimit` stands an ellipsis.
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
        default:
            let name = view.element.map { pen.line(ShownName(of: $0).short) } ?? ""
            // The line below says of a view in a row that it is hidden.
            return [depth > 0 && view.isHidden ? "\(name), hidden" : name]
        }
    }

    // MARK: - Widths

    /// The distribution of a stack; nil if the view is none.
    private func distribution(of stack: Int) -> StackDistribution? {
        if case .stack(let layout) = tree.views[stack].container { return layout.distribution }
        return nil
    }

    /// True if a constraint ties the width of the view to that of another view in the stack.
    func isEqual(_ index: Int, in stack: Int) -> Bool {
        distribution(of: stack) == .fillEqually || tree.views[index].equalLength != nil
            || tree.views[stack].children.contains { tree.views[$0].equalLength?.view == index }
    }

    /// True if the view takes a share of the free room of its stack.
    func isFlexible(_ index: Int, in stack: Int) -> Bool {
        tree.views[index].flexibleWeight != nil || distribution(of: stack) == .fillEqually
    }

    /// The width of a column: the points that a constraint says, or a word for what decides on it.
    func widthName(of index: Int, in stack: Int) -> String {
        let view = tree.views[index]
        if view.isHidden { return "Hidden" }
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

extension ViewNode {
    /// True for a view that is hidden in the state that is drawn. What code puts into an empty slot is not known.
    var isHidden: Bool { hidingElement.map { !$0.isEmptySlot } ?? false }
}
