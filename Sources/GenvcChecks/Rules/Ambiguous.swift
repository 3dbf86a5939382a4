import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// `ambiguous`: a view that can still be moved or resized when every constraint holds.
enum Ambiguous {
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        guard !layout.frames.ambiguities.isEmpty else { return [] }
        // What can move by less than frames are exact is settled.
        let open = layout.frames.ambiguities.filter { $0.upper - $0.lower > LaidOutScreen.tolerance }
        var defects: [Defect] = []
        for axis in [StackLayout.Axis.horizontal, .vertical] {
            let along = open.filter { $0.axis == axis }
            let lengths = causes(along.filter(\.isLength), in: layout)
            // Where a length is open, what stands behind it moves; only without one is a place open by itself.
            let found = lengths.isEmpty ? causes(along.filter { !$0.isLength }, in: layout) : lengths
            for ambiguity in found where !isExplained(ambiguity, in: layout) {
                let range = ambiguity.upper - ambiguity.lower
                defects.append(
                    Defect(
                        identity: Defect.Identity(
                            rule: .ambiguous, view: ambiguity.view, detail: axis == .horizontal ? 0 : 1),
                        needed: range))
            }
        }
        return defects
    }

    /// Those from which the others follow: the innermost views, and of these the ones without a size of their own.
    private static func causes(_ ambiguities: [Ambiguity], in layout: LaidOutScreen) -> [Ambiguity] {
        let views = Set(ambiguities.map(\.view))
        let inner = ambiguities.filter { ambiguity in
            !layout.tree.views[ambiguity.view].children.contains { views.contains($0) }
        }
        let sizeless = inner.filter { ambiguity in
            let intrinsic = layout.plan.nodes[ambiguity.view].intrinsic
            let own =
                ambiguity.axis == .horizontal
                ? intrinsic.width(scale: 1) : intrinsic.height(in: 0, scale: 1)
            return own == nil
        }
        return (sizeless.isEmpty ? inner : sizeless).filter { layout.tree.views[$0.view].element != nil }
    }

    /// The same freedom, which `row-flex`, `priority-tie` and what is too small for its texts explain better.
    private static func isExplained(_ ambiguity: Ambiguity, in layout: LaidOutScreen) -> Bool {
        var view = layout.plan.nodes[ambiguity.view].parent
        while view >= 0 {
            if ambiguity.axis == .vertical, isTooLow(view, in: layout) { return true }
            if let stack = layout.plan.nodes[view].stack, stack.isHorizontal == (ambiguity.axis == .horizontal),
                RowFlex.isUndecided(view, in: layout) || PriorityTie.tie(in: view, of: layout) != nil
            {
                return true
            }
            view = layout.plan.nodes[view].parent
        }
        // The bars and the rows share the height of the screen: one that is too low may take it from the other.
        let stacks = [layout.tree.headerStack, layout.tree.rootStack, layout.tree.footerStack]
        return ambiguity.axis == .vertical && stacks.contains { $0.map { isTooLow($0, in: layout) } ?? false }
    }

    /// True for what is too low for the texts in it.
    private static func isTooLow(_ view: Int, in layout: LaidOutScreen) -> Bool {
        guard let needed = layout.neededHeight(of: view), let rect = layout.frames[view] else { return false }
        return needed > rect.height + LaidOutScreen.tolerance
    }

    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let view = layout.tree.views[defect.identity.view]
        let axis: StackLayout.Axis = defect.identity.detail == 0 ? .horizontal : .vertical
        let found = layout.frames.ambiguities.filter { $0.view == defect.identity.view && $0.axis == axis }
        let ambiguity = found.first(where: \.isLength) ?? found.first
        let attribute = ambiguity?.attribute ?? (axis == .horizontal ? .width : .height)
        let isLength = ambiguity?.isLength ?? true
        let label =
            isLength
            ? "give it a `\(attribute.rawValue)`" : "give it a `placement`, or relate its `\(attribute.rawValue)`"
        let missing =
            switch (isLength, axis) {
            case (true, .horizontal): "how wide `\(view.name)` is"
            case (true, .vertical): "how high `\(view.name)` is"
            case (false, .horizontal): "where `\(view.name)` stands from side to side"
            case (false, .vertical): "where `\(view.name)` stands from top to bottom"
            }
        let isOpenBothWays =
            axis == .horizontal
            && defects(in: layout).contains {
                $0.identity.view == defect.identity.view && $0.identity.detail != defect.identity.detail
            }
        let message =
            isOpenBothWays
            ? "nothing says \(isLength ? "how wide and how high `\(view.name)` is" : "where `\(view.name)` stands")"
            : "nothing says \(missing): its `\(attribute.rawValue)` may be \(range(ambiguity, in: layout))"
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                .error, .ambiguous, message,
                at: view.element?.range,
                label: label, help: layout.whereabouts(of: defect.identity.view, places), device: places.deviceNames),
            fixes: fixes(of: view, attribute, isLength: isLength))
    }

    private static func range(_ ambiguity: Ambiguity?, in layout: LaidOutScreen) -> String {
        guard let ambiguity else { return "anything" }
        switch (ambiguity.lower.isFinite, ambiguity.upper.isFinite) {
        case (true, true):
            return "\(ambiguity.lower.tenths) to \(ambiguity.upper.tenths)pt on \(layout.point.viewport.title)"
        case (true, false): return "anything from \(ambiguity.lower.tenths)pt up"
        case (false, true): return "anything up to \(ambiguity.upper.tenths)pt"
        case (false, false): return "anything"
        }
    }

    private static func fixes(of view: ViewNode, _ attribute: Constraint.Attribute, isLength: Bool) -> [SpecFix] {
        guard let element = view.element else { return [] }
        if isLength {
            let key: Effect.LayoutKey = attribute == .width ? .width : .height
            return [
                .set(.layout(key), SpecFix.usualLength, of: element),
                SpecFix([
                    .set(.layout(.width), SpecFix.usualLength, element),
                    .set(.layout(.height), SpecFix.usualLength, element),
                ]),
            ]
        }
        return [
            SpecFix([.addRelation("\(attribute.rawValue) == parent", element)]),
            SpecFix([.remove(.layout(.constraints), element), .set(.layout(.placement), "center", element)]),
            .set(.layout(.placement), "center", of: element),
        ]
    }
}

extension Ambiguity {
    fileprivate var isLength: Bool { attribute == .width || attribute == .height }

    fileprivate var axis: StackLayout.Axis {
        switch attribute {
        case .leading, .trailing, .centerX, .width: .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: .vertical
        }
    }
}
