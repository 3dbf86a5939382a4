import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// `row-flex`: in a row one view takes the free room; with none or several it is UIKit that chooses.
enum RowFlex {
    static func findings(in trials: LayoutTrials) -> [RuleFinding] {
        trials.tree.views.indices.compactMap { finding(for: $0, in: trials) }
    }

    private static func finding(for index: Int, in trials: LayoutTrials) -> RuleFinding? {
        let tree = trials.tree
        guard case .stack(let stack) = tree.views[index].container, stack.axis == .horizontal,
            stack.distribution == "fill", trials.plan.nodes[index].isPresent, let element = tree.views[index].element
        else { return nil }
        // Room that is filled because nothing asked for it is free all the same; between slots it is the pattern's.
        let children = trials.plan.arranged[trials.plan.nodes[index].arranged].filter {
            tree.views[$0].role != .filler || element.slots != nil
        }
        guard children.count > 1 else { return nil }
        guard let chosen = children.first(where: { tree.views[$0].flexibleWeight != nil }) else {
            return nobody(index, element, children, in: trials)
        }
        let rivals = tree.views[index].flexibleChoices.filter { children.contains($0) && !isDeclared($0, tree) }
        guard rivals.count > 1, rivals.contains(chosen) || rivals.count == tree.views[index].flexibleChoices.count
        else { return nil }
        guard isStretched(index, children, in: trials) else { return nil }
        let names = EnglishList.joined(rivals.map { "`\(tree.views[$0].name)`" }, "and")
        let count = rivals.count == 2 ? "both" : "all"
        return RuleFinding(
            element: element,
            diagnostic: Diagnostic(
                .warning, .rowFlex, "\(count) \(names) could take the free room of the row", at: element.range,
                label: "give all but one a `width` or `hugging`",
                help: "or add a `spacer`, or write `distribution: fillEqually`"))
    }

    /// True if the spec says how far the view grows.
    private static func isDeclared(_ index: Int, _ tree: ViewTree) -> Bool {
        let view = tree.views[index]
        if view.equalLength != nil { return true }
        if case .priorities(let hugging)? = view.element?.layoutValue(.hugging)?.value {
            return hugging.horizontal != nil
        }
        return false
    }

    /// True if the row is somewhere wider than what stands in it: a row as wide as its content has no room to give.
    private static func isStretched(_ index: Int, _ children: [Int], in trials: LayoutTrials) -> Bool {
        let nodes = trials.plan.nodes
        return trials.frames.contains { frames in
            guard let row = frames[index] else { return false }
            let content = children.reduce(0.0) { $0 + (nodes[$1].width.equal ?? naturalWidth(of: $1, frames, trials)) }
            let gaps = children.dropLast().reduce(0.0) {
                $0 + (nodes[$1].spacingAfter ?? nodes[index].stack?.spacing ?? 0)
            }
            return row.width > content + gaps + (nodes[index].stack?.horizontalMargins ?? 0) + 0.5
        }
    }

    private static func nobody(
        _ index: Int, _ element: Element, _ children: [Int], in trials: LayoutTrials
    ) -> RuleFinding? {
        guard isStretched(index, children, in: trials) else { return nil }
        return RuleFinding(
            element: element,
            diagnostic: Diagnostic(
                .warning, .rowFlex, "nothing takes the free room of the row", at: element.range,
                label: "add a `spacer`", help: "or leave out the `width` of the item that may grow"))
    }

    private static func naturalWidth(of index: Int, _ frames: Frames, _ trials: LayoutTrials) -> Double {
        let node = trials.plan.nodes[index]
        let own = node.intrinsic.width(scale: frames.viewport.scale) ?? 0
        return node.stack == nil ? node.width.resolved(own) : frames[index]?.width ?? 0
    }
}
