import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// Rows that hold a single view and whose width only the stacks around them decide: UIKit makes such a row as narrow as
/// it can, which is no width at all.
extension Ambiguous {
    /// The rows that are narrower than the view in them, although there is room for it.
    static func narrowRows(in layout: LaidOutScreen) -> [Defect] {
        let tree = layout.tree
        let found = tree.views.indices.compactMap { row -> Defect? in
            guard tree.views[row].role == .band, let frame = layout.frames[row] else { return nil }
            let held = tree.views[row].children.first { layout.holds($0) }
            guard let held, let width = layout.frames[held]?.width, width > frame.width + LaidOutScreen.tolerance,
                hasRoom(for: width, around: row, in: layout)
            else { return nil }
            return Defect(
                identity: Defect.Identity(rule: .ambiguous, view: row, other: held), needed: width,
                available: frame.width)
        }
        return found.isEmpty || layout.isTooNarrow ? [] : found
    }

    /// True if the row could have that width: a stack around it puts no limit on the width of what it holds.
    private static func hasRoom(for width: Double, around row: Int, in layout: LaidOutScreen) -> Bool {
        var view = layout.plan.nodes[row].parent
        while view >= 0 {
            if let frame = layout.frames[view], frame.width >= width,
                case .stack(let stack) = layout.tree.views[view].container, stack.axis == .vertical
            {
                return stack.alignment != .fill
            }
            view = layout.plan.nodes[view].parent
        }
        return false
    }

    /// The finding about a row that is narrower than its view. It advises to set the `alignment` of what holds the row,
    /// so that the row is as wide as its content.
    static func narrowRowFinding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let views = layout.tree.views
        let held = views[defect.identity.other ?? defect.identity.view]
        let stack = views[defect.identity.view].parent.map { views[$0] }
        let component = stack?.role == .componentStack ? stack?.parent.flatMap { views[$0].element } : nil
        let owner = component.map { "`\($0.kind.name)`" } ?? "what holds it"
        return RuleFinding(
            element: held.element,
            diagnostic: Diagnostic(
                .error, .ambiguous,
                "nothing says how wide the row of `\(held.name)` is: it is \(defect.available.tenths)pt wide, and "
                    + "`\(held.name)` \(defect.needed.tenths)",
                at: held.element?.range, label: "write `alignment: leading` at \(owner)",
                help: layout.whereabouts(of: defect.identity.view, places), device: places.deviceNames),
            fixes: stack?.element.map { [.set(.layout(.alignment), "leading", of: $0)] } ?? [])
    }
}

extension LaidOutScreen {
    /// True if room is short from side to side: constraints break for it, or a title, a control or a picture is
    /// narrower than it is by itself.
    fileprivate var isTooNarrow: Bool {
        frames.shortages.contains { $0.axis == .horizontal && $0.isConflict }
            || plan.nodes.indices.contains { index in
                let content = plan.nodes[index].intrinsic
                guard !content.wraps, let rect = frames[index] else { return false }
                return rect.width < content.leastWidth(scale: frames.viewport.scale) - Self.tolerance
            }
    }

    /// True for a view that is shown in a row of its own.
    fileprivate func holds(_ view: Int) -> Bool {
        guard case .placed = plan.nodes[view].attachment else { return false }
        return plan.nodes[view].isPresent && !plan.nodes[view].isHidden && tree.views[view].element != nil
    }
}
