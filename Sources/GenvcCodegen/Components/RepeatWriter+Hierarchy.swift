import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// Where each of those that a `repeat` makes is put.
extension RepeatWriter {
    /// The line that gives the stack another gap behind the view.
    func gap(behind outer: Int, _ metrics: Metrics) -> [String] {
        let view = tree.views[outer]
        guard let spacing = view.spacingAfter, let parent = view.parent else { return [] }
        let length = metrics.expression(for: spacing, named: view.name + "SpacingAfter")
        return ["\(tree.views[parent].name).setCustomSpacing(\(length.text), after: \(view.name))"]
    }

    /// The line that puts the view into its stack, in its place.
    func adding(_ outer: Int) -> [String] {
        let view = tree.views[outer]
        guard let parent = view.parent else { return [] }
        let stack = tree.views[parent].name
        let siblings = tree.views[parent].children
        guard tree.views[parent].role != .gridLine else {
            let lines = tree.views[parent].parent.map { tree.views[$0].children.map { tree.views[$0].name } } ?? []
            let array = tree.views[outer].isRepeated ? view.arrayName : ""
            let columns = tree.views[parent].element?.layoutValue(.columns)?.value
            guard case .integer(let count)? = columns else { return [] }
            let whole = "let lines = [\(lines.joined(separator: ", "))]"
            // Eight columns stand before a statement of a method.
            let isShort = SourceLine.columns(of: whole) + 8 <= SourceLine.width
            return (isShort ? [whole] : ["let lines = ["] + lines.map { "    \($0)," } + ["]"])
                + [
                    "lines[\(array).count / \(count)].insertArrangedSubview(\(view.name), at: \(array).count % \(count))"
                ]
        }
        let before = siblings.prefix { $0 != outer }
        let isLast = siblings.last == outer
        if isLast { return ["\(stack).addArrangedSubview(\(view.name))"] }
        var place = before.filter { tree.repetition(of: $0) == nil }.count
        var terms: [String] = []
        for sibling in before {
            guard let repetition = tree.repetition(of: sibling) else { continue }
            if let count = repetition.count {
                place += count
            } else {
                terms.append(tree.arrayName(of: sibling) + ".count")
            }
        }
        terms.append(tree.arrayName(of: outer) + ".count")
        if place > 0 { terms.insert(String(place), at: 0) }
        return ["\(stack).insertArrangedSubview(\(view.name), at: \(terms.joined(separator: " + ")))"]
    }
}

extension ViewTree {
    /// How often the view, or the one in its band, stands.
    fileprivate func repetition(of index: Int) -> Repetition? {
        let view = repeatedView(in: index).map { views[$0] }
        return (view?.element?.source ?? view?.element)?.repetition
    }

    fileprivate func arrayName(of index: Int) -> String { repeatedView(in: index).map { views[$0].arrayName } ?? "" }

    private func repeatedView(in index: Int) -> Int? {
        if views[index].isRepeated { return index }
        guard views[index].role == .band else { return nil }
        return views[index].children.first { views[$0].isRepeated }
    }
}
