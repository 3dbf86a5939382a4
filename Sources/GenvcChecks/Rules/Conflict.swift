import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are errors, unless a project sets another level.
    package static let conflict = DiagnosticCode(rule: "conflict", "constraints cannot all hold")
}

/// `conflict`: required constraints of which the spec says so many that they cannot all hold.
///
/// A set of constraints that contradict each other triggers it, a view whose height and aspect ratio make it wider
/// than it can be, and one that hugs its content with `required` where something makes it longer. A lack of room is
/// left to `does-not-fit`, which names the sum.
enum Conflict {
    static let rule = Rule(
        .conflict,
        why: """
            UIKit breaks one of the constraints when the screen appears, says so in a log that nobody reads, and another
            one on the next device. Leave one of them out, or give one a priority below 1000.
            """,
        wrong: """
            screen: Poster
            scroll: vertical
            rows:
              - { view: poster, height: 200, constraints: height == self.width }

            """,
        right: """
            screen: Poster
            scroll: vertical
            rows:
              - { view: poster, height: 200 }

            """,
        check: .layout(defects: defects, finding: finding))

    /// The constraints of a conflict that the spec says, first to last by their place in the spec.
    private struct Members {
        /// The constraints of the generated code, those without a place in the spec first.
        let constraints: [Constraint]
        /// The stack views that take part, as indices into `ViewTree.views`.
        let stacks: [Int]

        /// The constraint that was written last: the finding stands there.
        var last: Constraint? { constraints.last { $0.origin != nil } }

        /// A view whose own height contradicts the height that its aspect ratio gives it.
        init(ofRatio view: Int, in tree: ViewTree) {
            constraints = tree.constraints.flatMap(\.constraints).filter {
                $0.itemView == view && $0.priority >= Priorities.required && $0.attribute == .height
                    && $0.relation == .equal
            }.sorted { ($0.origin?.start ?? -1) < ($1.origin?.start ?? -1) }
            stacks = []
        }

        /// The constraints of a conflict that the solver found.
        init(_ conflict: LayoutConflict, in tree: ViewTree) {
            let all = tree.constraints.flatMap(\.constraints)
            constraints = conflict.constraints.filter { all.indices.contains($0) }.map { all[$0] }
                .sorted { ($0.origin?.start ?? -1) < ($1.origin?.start ?? -1) }
            stacks = conflict.stacks
        }
    }

    /// One defect for each set of constraints; `Identity.detail` is the byte of the spec at which the last one begins.
    /// A view that may not be longer than its content conflicts with itself, along an axis each.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        let hugging = Hugging.defects(in: layout)
        return constraintDefects(in: layout, besides: Set(hugging.map(\.identity.view))) + hugging
    }

    /// The defects of constraints that contradict each other.
    ///
    /// - Parameter hugging: the views that hug their content too much, which explains a constraint that contradicts
    ///   nothing but that.
    private static func constraintDefects(in layout: LaidOutScreen, besides hugging: Set<Int>) -> [Defect] {
        members(in: layout).compactMap { members in
            guard let view = view(of: members) else { return nil }
            if members.constraints.count == 1, members.stacks.isEmpty, hugging.contains(view) { return nil }
            let detail = members.last?.origin?.start ?? 0
            return Defect(identity: Defect.Identity(rule: .conflict, view: view, detail: detail), needed: 1)
        }
    }

    /// An axis along which a view hugs its content; the raw value is the `Identity.detail` of a defect.
    private enum Hugging: Int, CaseIterable {
        case horizontal, vertical

        /// The views that are longer than their content although nothing may make them so, each once.
        static func defects(in layout: LaidOutScreen) -> [Defect] {
            layout.subjects.indices.compactMap { index in
                let hugging = layout.tree.views[index].hugging
                guard max(hugging.horizontal ?? 0, hugging.vertical ?? 0) >= Priorities.required,
                    layout.tree.views[index].element?.layoutValue(.hugging) != nil,
                    let rect = layout.frames[index], !layout.isEmpty(rect)
                else { return nil }
                return allCases.lazy.compactMap { $0.defect(of: index, rect, in: layout) }.first
            }
        }

        private func defect(of index: Int, _ rect: Rect, in layout: LaidOutScreen) -> Defect? {
            let node = layout.plan.nodes[index]
            let priority = self == .horizontal ? node.contentHugging.horizontal : node.contentHugging.vertical
            guard priority >= Priorities.required, let content = content(of: node, rect, layout) else { return nil }
            let length = self == .horizontal ? rect.width : rect.height
            guard length > content + LaidOutScreen.tolerance else { return nil }
            return Defect(
                identity: Defect.Identity(rule: .conflict, view: index, other: index, detail: rawValue), needed: length,
                available: content)
        }

        /// The length of the content in points; nil for a view without an intrinsic length.
        private func content(of node: LayoutNode, _ rect: Rect, _ layout: LaidOutScreen) -> Double? {
            let viewport = layout.frames.viewport
            return self == .horizontal
                ? node.intrinsic.width(scale: viewport.scale)
                : node.intrinsic.height(
                    in: rect.width, scale: viewport.scale, isCompact: viewport.hasCompactHeight)
        }

        func finding(of defect: Defect, in layout: LaidOutScreen, _ places: Places) -> RuleFinding {
            let view = layout.tree.views[defect.identity.view]
            let keyed = view.element?.layoutValue(.hugging)
            return RuleFinding(
                element: view.element,
                diagnostic: Diagnostic(
                    .error, .conflict,
                    "`\(view.name)` is \(defect.needed.tenths)pt \(self == .horizontal ? "wide" : "high"), and its "
                        + "`hugging` allows \(defect.available.tenths)",
                    at: keyed?.range ?? view.element?.range, label: "leave out `hugging`, or write less than 1000",
                    help: layout.whereabouts(of: defect.identity.view, places), device: places.deviceNames),
                fixes: view.element.map { [.remove(.layout(.hugging), of: $0)] } ?? [])
        }
    }

    /// The conflicts of a layout that this rule reports.
    private static func members(in layout: LaidOutScreen) -> [Members] {
        layout.frames.conflicts.map { Members($0, in: layout.tree) }.filter { !isLackOfRoom($0, in: layout) }
            + layout.frames.shortages.filter { layout.isOfRatio($0) }.map { Members(ofRatio: $0.view, in: layout.tree) }
    }

    /// True if the lengths contradict each other only because they add up to more than there is: `does-not-fit` reports
    /// by how much.
    private static func isLackOfRoom(_ members: Members, in layout: LaidOutScreen) -> Bool {
        let tree = layout.tree
        let lacking = layout.frames.shortages.filter { $0.isConflict && !layout.isOfRatio($0) }.map(\.view)
        guard !lacking.isEmpty else { return false }
        let views = members.stacks + members.constraints.compactMap(\.itemView)
        // The screen is short of room wherever its stacks and bars share its height.
        let screens = [tree.rootStack, tree.headerStack, tree.footerStack, tree.scrollView]
        let lacksScreen = tree.rootStack.map(lacking.contains) ?? false
        return views.contains { lacking.contains($0) || lacksScreen && screens.contains($0) }
    }

    /// The view of the constraint that was written last; else of any that takes part.
    private static func view(of members: Members) -> Int? {
        members.last?.itemView ?? members.constraints.first?.itemView ?? members.stacks.last
    }

    /// The finding at the constraint that was written last, with those that it contradicts.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        if defect.identity.other != nil, let hugging = Hugging(rawValue: defect.identity.detail) {
            return hugging.finding(of: defect, in: layout, places)
        }
        let tree = layout.tree
        let element = tree.views[defect.identity.view].element
        let found = members(in: layout)
            .first { ($0.last?.origin?.start ?? 0) == defect.identity.detail }
        guard let members = found, let last = members.last ?? members.constraints.last else {
            return RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .error, .conflict, "constraints of `\(tree.views[defect.identity.view].name)` cannot all hold",
                    at: element?.range, help: places.text, device: places.deviceNames))
        }
        var others = members.constraints.map { $0.text(in: tree) }
        others.removeAll { $0 == last.text(in: tree) }
        others += members.stacks.map { arrangement(of: $0, last, tree) }
        if others.count == 1, members.constraints.contains(where: \.isRatio),
            let rect = layout.frames[defect.identity.view]
        {
            others.append("a width of \(rect.width.tenths)pt, as on \(layout.title)")
        }
        if others.isEmpty { others = [unwritten(defect.identity.view, last, layout)] }
        let written = members.constraints.filter { $0.origin != nil && $0.origin != last.origin }
        return RuleFinding(
            element: element,
            diagnostic: Diagnostic(
                .error, .conflict,
                "\(last.text(in: tree)) cannot hold with \(EnglishList.joined(others, "and"))",
                at: last.origin ?? element?.range, label: "leave one of them out, or give it a `priority` below 1000",
                related: written.compactMap { constraint in
                    constraint.origin.map { Diagnostic.Label($0, "\(constraint.text(in: tree)) is said here") }
                },
                help: layout.whereabouts(of: defect.identity.view, places), device: places.deviceNames),
            fixes: fixes(of: members.constraints.reversed().filter { $0.origin != nil }, tree))
    }

    /// The content or the room that contradicts a constraint where no other constraint does, in words.
    private static func unwritten(_ view: Int, _ constraint: Constraint, _ layout: LaidOutScreen) -> String {
        let isRow = layout.tree.rows.contains { $0.view == view } && constraint.attribute.axis == .horizontal
        return isRow && !layout.plan.nodes[view].intrinsic.hasWidth
            ? "the width of the rows, which fill the screen"
            : "the size that `\(layout.tree.views[view].name)` has of itself"
    }

    /// The arrangement of a stack view along the axis of the constraint, in words.
    private static func arrangement(of stack: Int, _ constraint: Constraint, _ tree: ViewTree) -> String {
        let name = tree.views[stack].name
        guard case .stack(let layout) = tree.views[stack].container else { return "the arrangement of `\(name)`" }
        let isAlong = (constraint.attribute.axis == .horizontal) == (layout.axis == .horizontal)
        return isAlong
            ? "`distribution: \(layout.distribution)` of `\(name)`" : "`alignment: \(layout.alignment)` of `\(name)`"
    }

    /// Fixes that remove one of the constraints, the last one first, and then a fix that removes all of them.
    private static func fixes(of constraints: [Constraint], _ tree: ViewTree) -> [SpecFix] {
        let single = constraints.map { fixes(of: $0, tree) }
        return single.flatMap { $0 } + [SpecFix(single.compactMap(\.first).flatMap(\.changes))]
    }

    /// The fixes that remove one constraint from the spec.
    private static func fixes(of constraint: Constraint, _ tree: ViewTree) -> [SpecFix] {
        guard let view = constraint.itemView, let element = tree.views[view].element else { return [] }
        if let relation = tree.views[view].relations.first(where: { $0.range == constraint.origin }) {
            return [SpecFix([.removeRelation(relation, element)])]
        }
        return [Effect.LayoutKey.height, .width, .size, .aspectRatio, .placement].compactMap { key in
            element.layoutValue(key)?.range == constraint.origin ? .remove(.layout(key), of: element) : nil
        }
    }
}

extension LaidOutScreen {
    /// True if a view is narrower than its height and its aspect ratio demand.
    func isOfRatio(_ shortage: Shortage) -> Bool {
        let node = plan.nodes[shortage.view]
        return shortage.axis == .horizontal && node.ratio > 0 && node.height.equal != nil && node.width.equal == nil
    }
}

extension Constraint {
    /// The view that the constraint is about; nil for a guide.
    fileprivate var itemView: Int? {
        switch item {
        case .view(let view), .margins(let view): view
        default: nil
        }
    }

    /// True for a height that follows from the view's own width.
    fileprivate var isRatio: Bool { attribute == .height && target?.attribute == .width && target?.item == item }

    /// The constraint as a relation of the spec, in the names of the code: `` `sheetView.top == titleLabel.bottom + 8`
    /// ``.
    fileprivate func text(in tree: ViewTree) -> String {
        if isRatio, let view = itemView, tree.views[view].aspectRatio != nil {
            let key: Effect.LayoutKey =
                tree.views[view].element?.layoutValue(.aspectRatio) == nil ? .size : .aspectRatio
            return "the `\(key.rawValue)` of `\(Self.name(of: item, tree))`"
        }
        var text = "\(Self.name(of: item, tree)).\(attribute.rawValue) \(relation.rawValue) "
        let points = constant == .hairline ? 0 : constant.points(scale: 1)
        if let target {
            text += "\(Self.name(of: target.item, tree)).\(target.attribute.rawValue)"
            if multiplier != 1 { text += " * \(multiplier.pointText)" }
            if points != 0 { text += points < 0 ? " - \((-points).pointText)" : " + \(points.pointText)" }
        } else {
            text += points.pointText
        }
        return "`\(text)`"
    }

    /// The item as a relation of the spec calls it.
    private static func name(of item: Item, _ tree: ViewTree) -> String {
        switch item {
        case .view(let index): tree.views[index].name
        case .margins(let index): tree.views[index].name + ".layoutMargins"
        case .screen: "screen"
        case .layoutMargins: "layoutMargins"
        case .safeArea: "safeArea"
        case .readableContent: "readableContent"
        case .keyboard: "keyboard"
        case .scrollContent(let index), .scrollFrame(let index), .visibleArea(let index): tree.views[index].name
        }
    }
}
