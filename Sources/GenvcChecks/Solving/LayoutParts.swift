import GenvcModel
import GenvcViews
import GenvcVocabulary

/// A screen as rows that can be solved one by one, and the frame around them.
///
/// Rows do not depend on each other: a row gets its width from the frame and finds its own height, and the frame puts
/// the rows one below the other. Each system then has only a few views, however large the screen, and a formula found
/// for a row holds whatever the others do.
struct LayoutParts: Sendable {
    /// The screen's own views, and the rows as single views among them.
    let frame: LayoutScope
    /// The rows that are solved by themselves, from top to bottom.
    let rows: [LayoutScope]

    /// Divides a screen; nil for one whose rows depend on each other and have to be solved together.
    init?(_ tree: ViewTree, _ constraints: ScreenConstraints) {
        switch tree.screen.scroll {
        case .none, .vertical: break
        case .horizontal, .both: return nil
        }
        guard let root = tree.rootStack, case .stack(let stack) = tree.views[root].container, stack.alignment == .fill
        else { return nil }
        // The row that takes the free height belongs to the frame, unless a content's own height competes for it.
        let flexible = tree.rows.indices.filter { tree.rows[$0].isFlexible }
        let viewsOfRows = Self.viewsOfRows(tree)
        for row in flexible
        where viewsOfRows[row].contains(where: { tree.views[$0].container != .none || tree.views[$0].hasOwnHeight }) {
            return nil
        }
        // So do the layers over and under the whole screen.
        let framed = Set(flexible + tree.rows.indices.filter { tree.rows[$0].isLayer })
        guard let owners = Self.owners(of: tree, constraints, framed: framed) else { return nil }
        // A constraint in a row that is as strong as the wish for the full width of the screen makes all rows narrower.
        guard tree.screen.width == .full || !owners.rows.joined().contains(where: { constraints.mayNarrowRows($0) })
        else { return nil }
        let blocks = tree.rows.indices.filter { !framed.contains($0) }
        // Rows that scroll wish to be no higher than the screen where one of them takes the free height. A row by
        // itself does not know of that, and would follow a weaker wish of its own.
        if tree.scrollView != nil, !flexible.isEmpty {
            guard
                !blocks.contains(where: { row in
                    owners.rows[row].contains { constraints.all[$0].isWeakWishForHeight }
                        || viewsOfRows[row].contains { tree.mayCenterEqually($0) }
                })
            else { return nil }
        }
        var outer = tree.views.indices.filter { tree.views[$0].row == nil }
        outer += framed.flatMap { viewsOfRows[$0] }
        frame = LayoutScope(
            views: outer.sorted(), rows: Set(blocks.map { tree.rows[$0].view }), constraints: owners.frame, row: nil,
            coupling: .none)
        guard constraints.coupling(of: owners.frame) == .none else { return nil }
        rows = blocks.map { row in
            LayoutScope(
                views: viewsOfRows[row], rows: [], constraints: owners.rows[row],
                row: LayoutScope.Row(view: tree.rows[row].view),
                coupling: constraints.coupling(of: owners.rows[row]))
        }
        for scope in rows {
            guard let first = scope.views.first, scope.row?.view == first,
                scope.views == Array(first..<first + scope.views.count)
            else { return nil }
        }
    }

    /// The views of each row, in ascending order.
    private static func viewsOfRows(_ tree: ViewTree) -> [[Int]] {
        var views = [[Int]](repeating: [], count: tree.rows.count)
        for index in tree.views.indices {
            if let row = tree.views[index].row { views[row].append(index) }
        }
        return views
    }

    /// The constraints of the frame and those of each row; nil if a constraint ties two rows to each other.
    private static func owners(
        of tree: ViewTree, _ constraints: ScreenConstraints, framed: Set<Int>
    ) -> (frame: [Int], rows: [[Int]])? {
        var frame: [Int] = []
        var rows = [[Int]](repeating: [], count: tree.rows.count)
        for (index, constraint) in constraints.all.enumerated() {
            if isOnBaselineOfRows(constraint, tree) { return nil }
            let items = [constraint.item] + (constraint.target.map { [$0.item] } ?? [])
            var owner: Int?
            var isFrames = false
            var namesFramedRow = false
            for item in items {
                switch item {
                case .view(let view), .margins(let view), .scrollContent(let view), .scrollFrame(let view),
                    .visibleArea(let view):
                    guard let row = tree.views[view].row, !framed.contains(row) else {
                        isFrames = true
                        namesFramedRow = namesFramedRow || tree.views[view].row != nil
                        continue
                    }
                    if let owner, owner != row { return nil }
                    owner = row
                case .screen, .layoutMargins, .safeArea, .readableContent, .keyboard: isFrames = true
                }
            }
            guard let owner else {
                if namesFramedRow, competesWithContents(constraint) { return nil }
                frame.append(index)
                continue
            }
            // A view of the frame follows the row then, and the frame is solved first.
            if namesFramedRow { return nil }
            // A row knows its width, but not how far down it stands.
            if isFrames, constraint.attribute.axis != .horizontal || constraints.coupling(of: index) != .none {
                return nil
            }
            rows[owner].append(index)
        }
        return (frame, rows)
    }

    /// True for a wish for a height that is at least as strong as that with which a text or a picture grows no higher:
    /// the free height may go there instead.
    private static func competesWithContents(_ constraint: Constraint) -> Bool {
        constraint.attribute.axis == .vertical && constraint.priority >= Priorities.hugsText
            && constraint.priority < Priorities.required
    }

    /// True for a constraint on a baseline of a stack of the frame: it is that of the first or the last row.
    private static func isOnBaselineOfRows(_ constraint: Constraint, _ tree: ViewTree) -> Bool {
        let anchors =
            [(constraint.item, constraint.attribute)] + (constraint.target.map { [($0.item, $0.attribute)] } ?? [])
        return anchors.contains { item, attribute in
            guard case .view(let view) = item, [.firstBaseline, .lastBaseline].contains(attribute) else { return false }
            return tree.views[view].row == nil && !tree.views[view].children.isEmpty
        }
    }
}

extension Constraint {
    /// True for a wish for a height or a place that gives way before rows are higher than the screen.
    fileprivate var isWeakWishForHeight: Bool {
        attribute.axis == .vertical && priority < Priorities.fillsScrollView
    }
}

extension ViewNode {
    /// True for a view whose content has a height.
    fileprivate var hasOwnHeight: Bool {
        guard role == .element, let element else { return role == .errorLabel }
        switch element.kind.intrinsicSize {
        case .none: return element.isAsHighAsItsText
        case .hairline, .content: return false
        case .text, .button, .field, .picture, .fixed, .height, .segments, .cell: return true
        }
    }
}
