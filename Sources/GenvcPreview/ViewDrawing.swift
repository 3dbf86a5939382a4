import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// Draws views as lines of an exact width.
struct ViewDrawing {
    let tree: ViewTree
    let pen: Pen

    /// Views in one another that are drawn, bands included; what is deeper is an ellipsis.
    static let depthLimit = 16
    /// With fewer columns a box holds no more than an ellipsis would say.
    static let leastColumns = 8
    /// The columns before text that stands at the leading edge.
    static let textIndent = 2
    /// Lines of a text that are drawn.
    static let textLines = 3

    /// What stands in the row of that view, each line exactly `width` columns.
    func lines(of index: Int, width: Int, depth: Int = 0) -> [String] {
        guard width >= Self.leastColumns, depth < Self.depthLimit else {
            return [pen.place(pen.strokes.ellipsis, in: width, .center)]
        }
        let view = tree.views[index]
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
        case .scroll, .content:
            let inner = width - 4
            let rows = arranged.flatMap { lines(of: $0, width: inner, depth: depth + 1) }
            content =
                view.role == .element
                ? pen.box(rows, columns: inner).map { " " + $0 + " " }
                : arranged.flatMap {
                    lines(of: $0, width: width, depth: depth + 1)
                }
        case .stack:
            content = arranged.flatMap { lines(of: $0, width: width, depth: depth + 1) }
        case .none:
            content = shape(of: index, width: width)
        }
        return content + layers(of: index, width: width)
    }

    /// The names of what lies over and under the view.
    private func layers(of index: Int, width: Int) -> [String] {
        let view = tree.views[index]
        guard view.role == .element, let element = view.element else { return [] }
        return [("Over", element.overlay), ("Under", element.underlay)].compactMap { word, layers in
            guard !layers.isEmpty else { return nil }
            let names = layers.map { pen.line(ShownName(of: $0).short) }.joined(separator: ", ")
            return pen.place("[\(word): \(names)]", in: width, indent: Self.boxIndent(in: width) + 1)
        }
    }

    /// The columns between the border of a row and a box in it.
    static func boxIndent(in width: Int) -> Int {
        let (most, leastBox, share) = (3, 20, 4)
        return min(most, max(0, (width - leastBox) / share))
    }

    /// Where the view stands across its parent.
    func placement(of index: Int) -> ViewNode.Placement {
        let view = tree.views[index]
        switch view.attachment {
        case .placed(let horizontal, _): return horizontal
        case .arranged:
            guard !view.fillsStack, let parent = view.parent,
                case .stack(let layout) = tree.views[parent].container, layout.axis == .vertical
            else { return .fill }
            return ViewNode.Placement(stackAlignment: layout.alignment)
        case .screen, .scrollContent, .content, .background, .layer: return .fill
        }
    }
}

extension ViewTree {
    /// What stands in the view itself, without the layers over and under it.
    func arrangedChildren(of index: Int) -> [Int] {
        views[index].children.filter { child in
            if case .layer = views[child].attachment { return false }
            return true
        }
    }

    /// The view of the row's element, inside the band if there is one.
    func contentView(of row: RowDescription) -> Int {
        views[row.view].role == .band ? views[row.view].children.first ?? row.view : row.view
    }
}

extension ViewNode.Placement {
    /// Where a vertical stack with that alignment puts a view.
    init(stackAlignment name: String) {
        switch name {
        case "leading": self = .start
        case "center": self = .center
        case "trailing": self = .end
        default: self = .fill
        }
    }

    /// Where text with that `textAlignment` stands.
    init(textAlignment name: String?) {
        switch name {
        case "center": self = .center
        case "right": self = .end
        default: self = .start
        }
    }
}
