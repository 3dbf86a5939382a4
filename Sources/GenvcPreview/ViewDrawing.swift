import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// Draws views in a sketch, as lines of an exact width.
struct ViewDrawing {
    let tree: ViewTree
    let pen: Pen

    /// The number of views in one another that are drawn, bands included; what lies deeper is an ellipsis.
    static let depthLimit = 16
    /// The fewest columns in which a box says more than an ellipsis does.
    static let leastColumns = 8
    /// The columns before a text that stands at the leading edge.
    static let textIndent = 2
    /// The number of lines of a text that are drawn.
    static let textLines = 3

    /// The content of a row or of a view in it, each line of exactly `width` columns.
    ///
    /// - Parameter depth: How many views stand around this one.
    func lines(of index: Int, width: Int, depth: Int = 0) -> [String] {
        guard width >= Self.leastColumns, depth < Self.depthLimit else {
            return [pen.place(pen.strokes.ellipsis, in: width, .center)]
        }
        let view = tree.views[index]
        // Of a row as a whole, the line beside it says that it is hidden.
        if view.isHidden, let element = view.element, let parent = view.parent, tree.views[parent].container != .band,
            depth > 0
        {
            let name = pen.line(ShownName(of: element).short)
            return [pen.place("[\(name), hidden]", in: width, indent: Self.textIndent)]
        }
        let arranged = tree.arrangedChildren(of: index)
        let content: [String]
        switch view.container {
        case .band:
            return arranged.flatMap { lines(of: $0, width: width, depth: depth + 1) }
        case .stack(let layout) where layout.axis == .horizontal:
            content = ColumnsDrawing(tree: tree, pen: pen).lines(of: index, width: width)
        case .stack where view.role == .element && view.element?.kind.content != .grid:
            let inner = width - 4
            let rows = arranged.flatMap { lines(of: $0, width: inner, depth: depth + 1) }
            content = pen.box(rows, columns: inner).map { " " + $0 + " " }
        case .scroll where view.role == .element, .content where view.role == .element:
            let inner = width - 4
            let rows = arranged.flatMap { lines(of: $0, width: inner, depth: depth + 1) }
            content = pen.box(rows, columns: inner).map { " " + $0 + " " }
        case .stack, .scroll, .content:
            content = arranged.flatMap { lines(of: $0, width: width, depth: depth + 1) }
        case .none:
            content = shape(of: index, width: width)
        }
        return content + layers(of: index, width: width)
    }

    /// A line with the names of the layers over the view, and one with those under it.
    private func layers(of index: Int, width: Int) -> [String] {
        let view = tree.views[index]
        guard view.role == .element, let element = view.element else { return [] }
        return [("Over", element.overlay), ("Under", element.underlay)].compactMap { word, layers in
            guard !layers.isEmpty else { return nil }
            let names = layers.map { layer in
                pen.line(ShownName(of: layer).short) + (layer.value(.isHidden) == .boolean(true) ? " (hidden)" : "")
            }.joined(separator: ", ")
            return pen.place("[\(word): \(names)]", in: width, indent: Self.boxIndent(in: width) + 1)
        }
    }

    /// The columns between the border of a row and a box in it, fewer in a narrow row.
    static func boxIndent(in width: Int) -> Int {
        let (most, leastBox, share) = (3, 20, 4)
        return min(most, max(0, (width - leastBox) / share))
    }

    /// The place where the view stands across its parent.
    func placement(of index: Int) -> ViewNode.Placement {
        let view = tree.views[index]
        switch view.attachment {
        case .placed(let horizontal, _): return horizontal
        case .arranged:
            guard !view.fillsStack, let parent = view.parent,
                case .stack(let layout) = tree.views[parent].container, layout.axis == .vertical
            else { return .fill }
            return ViewNode.Placement(stackAlignment: layout.alignment)
        case .screen, .scrollContent, .content, .background, .listArea, .layer: return .fill
        }
    }
}

extension ViewTree {
    /// The views in a view, without the layers over and under it.
    func arrangedChildren(of index: Int) -> [Int] {
        views[index].children.filter { child in
            if case .layer = views[child].attachment { return false }
            return !views[child].isBehindCells
        }
    }

    /// The view of the row's element, inside its band if it has one.
    func contentView(of row: RowDescription) -> Int {
        views[row.view].role == .band ? views[row.view].children.first ?? row.view : row.view
    }
}

extension ViewNode.Placement {
    /// The place where a vertical stack with that alignment puts a view; the alignments of rows mean nothing there.
    init(stackAlignment alignment: StackAlignment) {
        switch alignment {
        case .leading: self = .start
        case .center: self = .center
        case .trailing: self = .end
        case .fill, .top, .bottom, .firstBaseline, .lastBaseline: self = .fill
        }
    }

    /// The place where a text with that `textAlignment` stands.
    init(textAlignment name: String?) {
        switch name {
        case "center": self = .center
        case "right": self = .end
        default: self = .start
        }
    }
}
