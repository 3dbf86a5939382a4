import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The place where each of those that a `repeat` makes is put.
extension RepeatWriter {
    /// The statement that gives the stack another gap behind the view.
    func gap(behind outer: Int, _ metrics: Metrics) -> [Statement] {
        let view = tree.views[outer]
        guard let spacing = view.spacingAfter, let parent = view.parent else { return [] }
        let length = metrics.expression(for: spacing, named: view.named("SpacingAfter"))
        return [
            .call("\(tree.views[parent].expression).setCustomSpacing", ["\(length)", "after: \(view.expression)"])
        ]
    }

    /// The statements that put the view into its stack, in its place.
    func adding(_ outer: Int) -> [Statement] {
        let view = tree.views[outer]
        guard let parent = view.parent else { return [] }
        let stack = tree.views[parent].expression
        // Layers over and under the stack are none of its rows.
        let siblings = tree.views[parent].children.filter { tree.views[$0].attachment == .arranged }
        if tree.views[parent].role == .gridLine { return addingToGrid(outer, line: parent) }
        let before = siblings.prefix { $0 != outer }
        let isLast = siblings.last == outer
        if isLast { return [.call("\(stack).addArrangedSubview", [view.expression])] }
        var place = before.filter { tree.repetition(of: $0) == nil }.count
        var terms: [Expression] = []
        for sibling in before {
            guard let repetition = tree.repetition(of: sibling) else { continue }
            if let count = repetition.count {
                place += count
            } else {
                terms.append("\(tree.arrayName(of: sibling)).count")
            }
        }
        terms.append("\(tree.arrayName(of: outer)).count")
        if place > 0 { terms.insert("\(place)", at: 0) }
        return [
            .call("\(stack).insertArrangedSubview", [view.expression, "at: \(terms.joined(separator: " + "))"])
        ]
    }

    /// The statements that put the view into the line of its grid in which its place is.
    private func addingToGrid(_ outer: Int, line: Int) -> [Statement] {
        guard let grid = tree.views[line].parent, let element = tree.views[grid].element?.written,
            case .integer(let columns)? = element.layoutValue(.columns)?.value,
            let child = element.children.firstIndex(where: { $0.range == tree.views[outer].element?.written.range })
        else { return [] }
        let linesOfGrid = tree.views[grid].children.filter { tree.views[$0].role == .gridLine }
        let (lines, array) = (tree.views[grid].name + "Lines", tree.arrayName(of: outer))
        let start = element.children[..<child].reduce(0) { $0 + ($1.repetition?.count ?? 1) }
        let place: Expression = start > 0 ? "(\(start) + \(array).count)" : "\(array).count"
        return [
            .constant(lines, .list(linesOfGrid.map { tree.views[$0].expression })),
            .call(
                "\(lines)[\(place) / \(columns)].insertArrangedSubview",
                [tree.views[outer].expression, "at: \(place) % \(columns)"]),
        ]
    }
}

extension ViewTree {
    /// The number of times that the view, or the one in its band, stands.
    fileprivate func repetition(of index: Int) -> Repetition? {
        let view = repeatedView(in: index).map { views[$0] }
        return view?.element?.written.repetition
    }

    /// The array of the views that a repetition makes; empty for a view that stands once.
    fileprivate func arrayName(of index: Int) -> String { repeatedView(in: index).map { views[$0].arrayName } ?? "" }

    /// The view that is repeated: itself, or the one in its band.
    private func repeatedView(in index: Int) -> Int? {
        if views[index].isRepeated { return index }
        guard views[index].role == .band else { return nil }
        return views[index].children.first { views[$0].isRepeated }
    }
}
