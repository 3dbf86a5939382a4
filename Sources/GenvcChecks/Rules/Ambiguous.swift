import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are errors, unless a project sets another level.
    package static let ambiguous = DiagnosticCode(
        rule: "ambiguous", "a view may stand in several places, or have several sizes")
}

/// `ambiguous`: a view that can still be moved or resized when every constraint holds.
///
/// A finding needs a length or a place that may vary by more than half a point, and an element to stand on; a row that
/// is narrower than the view in it is one too. A length that other rules explain, such as a row whose room nothing
/// takes, is left to them.
enum Ambiguous {
    static let rule = Rule(
        .ambiguous,
        why: """
            What no constraint decides, UIKit decides, and not always the same way: a view flickers between two places, or
            is gone. Say where the view stands, or how large it is, in both directions.
            """,
        wrong: """
            screen: Photo
            scroll: vertical
            rows:
              - view: photo
                height: 200
                overlay:
                  - { label: badge, text: New, constraints: top == parent + 8 }

            """,
        right: """
            screen: Photo
            scroll: vertical
            rows:
              - view: photo
                height: 200
                overlay:
                  - { label: badge, text: New, constraints: [ top == parent + 8, leading == parent + 8 ] }

            """,
        check: .layout(defects: defects, finding: finding),
        yield: yield)

    /// Yields to the same defect along the other axis: a view that is open both ways is reported once. Views that share
    /// the length of one stack have one cause, which is reported at the first of them.
    private static func yield(_ index: Int, _ precedence: inout RulePrecedence) {
        let identity = precedence.found[index].identity
        let other = precedence.first(.ambiguous, atViewOf: index) { $0.identity.detail < identity.detail }
        if let other { return precedence.drop(index, for: other) }
        guard identity.other == nil, let stack = precedence.stack(around: identity.view),
            (stack.axis == .horizontal) == (identity.detail == 0)
        else { return }
        if let first = precedence.firstOpen(inStack: stack.index), first != index { precedence.drop(index, for: first) }
    }

    /// The defects of a layout: `Identity.detail` is 0 from side to side and 1 from top to bottom.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        openDefects(in: layout) + narrowRows(in: layout)
    }

    /// The defects of views whose place or size the constraints leave open.
    private static func openDefects(in layout: LaidOutScreen) -> [Defect] {
        guard !layout.frames.ambiguities.isEmpty else { return [] }
        // A view that can move by less than the precision of frames counts as decided.
        let open = layout.frames.ambiguities.filter { $0.isOpen(beyond: LaidOutScreen.tolerance) }
        var defects: [Defect] = []
        var explained = Explained()
        for axis in [LayoutAxis.horizontal, .vertical] {
            let along = open.filter { $0.axis == axis }
            let lengths = causes(along.filter(\.isLength), in: layout)
            // Where a length is open, the views behind it move too; so an open place is reported only where no length
            // is open.
            let found = lengths.isEmpty ? causes(along.filter { !$0.isLength }, in: layout) : lengths
            // Where a stack has nothing in it, the others are open because of it.
            let empty = found.filter { isEmpty($0.view, in: layout) }
            // Where a view has a size that the spec does not tell, the rest of the room has one, too.
            let isTold = found.contains { knowsItsSize($0, in: layout) }
            for ambiguity in empty.isEmpty ? found : empty
            where !knowsItsSize(ambiguity, in: layout) && !explained.contains(ambiguity, in: layout)
                && !vanishes(ambiguity, in: layout) && !followsSwift(ambiguity.view, in: layout)
                && !(isTold && layout.subjects[ambiguity.view].facts.contains(.isGap))
            {
                let range = ambiguity.upper - ambiguity.lower
                defects.append(
                    Defect(
                        identity: Defect.Identity(
                            rule: .ambiguous, view: ambiguity.view, detail: axis == .horizontal ? 0 : 1),
                        needed: range, isAsBadInEachState: true))
            }
        }
        return defects
    }

    /// The ambiguities that cause the others: of the innermost views, those without a size of their own if any are.
    private static func causes(_ ambiguities: [Ambiguity], in layout: LaidOutScreen) -> [Ambiguity] {
        let views = Set(ambiguities.map(\.view))
        // Cells are as wide as their list, and decide nothing about it.
        let lists = views.filter { layout.plan.isList[$0] }
        let inner = ambiguities.filter { ambiguity in
            if lists.contains(ambiguity.view) { return true }
            let around = sequence(first: ambiguity.view) { layout.tree.views[$0].parent }
            return !around.contains(where: lists.contains)
                && !layout.tree.views[ambiguity.view].children.contains { views.contains($0) }
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

    /// True for a stack, and for a view around such stacks alone, that has nothing to show now.
    private static func isEmpty(_ view: Int, in layout: LaidOutScreen) -> Bool {
        let children = layout.tree.views[view].children
        let element = layout.tree.views[view].element
        // A view that is repeated over an empty list is not there at all.
        let holdsViews = element?.kind.content == .component || element?.source?.children.isEmpty == false
        guard layout.plan.nodes[view].stack != nil || !children.isEmpty || holdsViews else { return false }
        return children.allSatisfy { !layout.plan.nodes[$0].isPresent || isEmpty($0, in: layout) }
    }

    /// True for a length of a view with nothing in it where nothing pulls at its end: it has none, and nobody sees it.
    private static func vanishes(_ ambiguity: Ambiguity, in layout: LaidOutScreen) -> Bool {
        ambiguity.isLength && ambiguity.lower <= LaidOutScreen.tolerance && !ambiguity.upper.isFinite
            && isEmpty(ambiguity.view, in: layout) && !layout.subjects[ambiguity.view].facts.contains(.paints)
    }

    /// True for a view with a constraint that the spec writes in Swift, for what stands in such a view, and for what
    /// shares a stack with one: nobody here knows what that constraint says.
    private static func followsSwift(_ view: Int, in layout: LaidOutScreen) -> Bool {
        let around = sequence(first: view) { layout.tree.views[$0].parent }.flatMap { around in
            layout.tree.views[around].parent.map { layout.tree.views[$0].children } ?? [around]
        }
        return around.contains { around in
            guard case .relations(let relations)? = layout.tree.views[around].element?.layoutValue(.constraints)?.value
            else { return false }
            return relations.contains { if case .swift = $0.content { true } else { false } }
        }
    }

    /// True for a length that a view has of itself although the spec does not tell it: that of a picture of the assets,
    /// of what code puts into a slot, and the width of a page control.
    private static func knowsItsSize(_ ambiguity: Ambiguity, in layout: LaidOutScreen) -> Bool {
        guard ambiguity.isLength, let element = layout.tree.views[ambiguity.view].element else { return false }
        if element.kind.traits.contains(.hasUnknownWidth), ambiguity.axis == .horizontal { return true }
        guard layout.subjects[ambiguity.view].facts.contains(.hasUnknownSize) else { return false }
        if element.isEmptySlot { return true }
        return element.kind.intrinsicSize == .picture && element.value(.image) != nil
            && element.toolValue(.className) == nil
    }

    /// An error, and a warning where it is not certain: a class of the app's own may have a size of its own, and where
    /// a stack is empty nobody may see which of the views takes the room.
    private static func severity(of view: Int, in layout: LaidOutScreen) -> Diagnostic.Severity {
        let isOwnClass = layout.tree.views[view].element?.toolValue(.className) != nil
        return isOwnClass || isEmpty(view, in: layout) ? .warning : .error
    }

    /// True for a view that is too low for the texts in it.
    fileprivate static func isTooLow(_ view: Int, in layout: LaidOutScreen) -> Bool {
        guard let needed = layout.neededHeight(of: view), let rect = layout.frames[view] else { return false }
        return needed > rect.height + LaidOutScreen.tolerance
    }

    /// The finding, with the range of points that the view has on the worst viewport.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        if defect.identity.other != nil { return narrowRowFinding(of: defect, in: layout, places: places) }
        let view = layout.tree.views[defect.identity.view]
        let axis: LayoutAxis = defect.identity.detail == 0 ? .horizontal : .vertical
        let found = layout.frames.ambiguities.filter { $0.view == defect.identity.view && $0.axis == axis }
        let ambiguity = found.first(where: \.isLength) ?? found.first
        let attribute = ambiguity?.attribute ?? (axis == .horizontal ? .width : .height)
        let isLength = ambiguity?.isLength ?? true
        let ownSize = view.element?.toolValue(.className) == nil ? "" : ", or say its `intrinsicContentSize`"
        let label =
            isLength
            ? "give it a `\(attribute.rawValue)`\(ownSize)"
            : "give it a `placement`, or relate its `\(attribute.rawValue)`"
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
                places.severity(severity(of: defect.identity.view, in: layout)), .ambiguous, message,
                at: view.element?.range,
                label: label, help: layout.whereabouts(of: defect.identity.view, places), device: places.deviceNames),
            fixes: isLength
                ? lengthFixes(of: defect.identity.view, axis, in: layout) : placeFixes(of: view, attribute))
    }

    /// The points that an attribute may have, in words.
    private static func range(_ ambiguity: Ambiguity?, in layout: LaidOutScreen) -> String {
        guard let ambiguity else { return "anything" }
        switch (ambiguity.lower.isFinite, ambiguity.upper.isFinite) {
        case (true, true):
            return "\(ambiguity.lower.tenths) to \(ambiguity.upper.tenths)pt on \(layout.title)"
        case (true, false): return "anything from \(ambiguity.lower.tenths)pt up"
        case (false, true): return "anything up to \(ambiguity.upper.tenths)pt"
        case (false, false): return "anything"
        }
    }
}

/// The views in which another rule explains what is open. Each is asked once in a layout: a long row has as many open
/// views as items, and one cause.
private struct Explained {
    /// For each view that was asked about whether it explains what is open in it from side to side; empty before.
    private var horizontal: [Bool?] = []
    /// The same from top to bottom.
    private var vertical: [Bool?] = []

    /// True if `row-flex`, `priority-tie` or a stack that is too low for its texts explains the ambiguity better.
    mutating func contains(_ ambiguity: Ambiguity, in layout: LaidOutScreen) -> Bool {
        let parent = layout.plan.nodes[ambiguity.view].parent
        switch ambiguity.axis {
        case .horizontal: return Self.isExplained(around: parent, .horizontal, in: layout, &horizontal)
        case .vertical:
            return Self.isExplained(around: parent, .vertical, in: layout, &vertical)
                || Self.isScreenTooLow(layout)
        }
    }

    /// True if the bars and the rows, which share the height of the screen, need more of it than there is: one that is
    /// too low may take it from another.
    private static func isScreenTooLow(_ layout: LaidOutScreen) -> Bool {
        [layout.tree.headerStack, layout.tree.rootStack, layout.tree.footerStack].contains { stack in
            stack.map { !scrolls($0, in: layout) && Ambiguous.isTooLow($0, in: layout) } ?? false
        }
    }

    /// True for the rows of a screen that scrolls up and down, which are as high as they need: they are too low only
    /// because of what is open in them.
    private static func scrolls(_ view: Int, in layout: LaidOutScreen) -> Bool {
        view == layout.tree.rootStack && layout.tree.screen.scroll.isVertical
    }

    /// True if a view explains what is open in it along an axis, or one around it does.
    private static func isExplained(
        around view: Int, _ axis: LayoutAxis, in layout: LaidOutScreen, _ known: inout [Bool?]
    ) -> Bool {
        guard view >= 0 else { return false }
        if known.isEmpty { known = Array(repeating: nil, count: layout.plan.nodes.count) }
        if let known = known[view] { return known }
        let isExplained =
            explains(view, axis, in: layout)
            || self.isExplained(around: layout.plan.nodes[view].parent, axis, in: layout, &known)
        known[view] = isExplained
        return isExplained
    }

    private static func explains(_ view: Int, _ axis: LayoutAxis, in layout: LaidOutScreen) -> Bool {
        if axis == .vertical, !scrolls(view, in: layout), Ambiguous.isTooLow(view, in: layout) { return true }
        guard let stack = layout.plan.nodes[view].stack, stack.isHorizontal == (axis == .horizontal) else {
            return false
        }
        return RowFlex.isUndecided(view, in: layout) || PriorityTie.tie(in: view, of: layout) != nil
    }
}

extension Ambiguity {
    /// True if the size is open, false if the place is.
    var isLength: Bool { attribute == .width || attribute == .height }

    /// The axis along which the view can move or grow.
    var axis: LayoutAxis { attribute.axis }
}
