import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let rowFlex = DiagnosticCode(
        rule: "row-flex", "it is not said which element of a row takes the spare room")
}

/// `row-flex`: exactly one view of a row should take the free room; with none or several of them UIKit chooses.
///
/// It needs a row of two or more views with `distribution: fill` and free room. A `spacer`, a view with `hugging`, or
/// widths on all but one view decide it. Texts of several lines side by side share the width, at a priority that few
/// views hug with (`UISV-text-width-disambiguation`); of them `numberOfLines: 1` on all but one decides it, too.
enum RowFlex {
    static let rule = Rule(
        .rowFlex,
        why: """
            A row is mostly wider than what stands in it, and something must take the rest. Where the spec does not
            say what, a change of a text or of a device decides it. Add a `spacer`, or give all but one a `width`.
            """,
        wrong: """
            screen: Toolbar
            scroll: vertical
            rows:
              - row: actions
                items: [ { button: undo, title: Undo }, { button: save, title: Save } ]

            """,
        right: """
            screen: Toolbar
            scroll: vertical
            rows:
              - row: actions
                items: [ { button: undo, title: Undo }, spacer, { button: save, title: Save } ]

            """,
        check: .layout(defects: defects, finding: finding))

    /// A priority higher than those with which UIKit gives texts in a row equal shares of its width.
    private static let hugsHarderThanShares = 999.0
    /// The least priority above those with which UIKit gives two texts in a row equal shares of its width.
    private static let leastAboveShares = ScreenSystem.StackPriority.textWidth + 2

    /// The points from which a row has free room; less is a rounding error.
    private static let leastRoom = 0.5

    /// One defect for each undecided row; needed is the free room in points.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        layout.tree.views.indices.compactMap { index in
            guard rivals(for: index, in: layout) != nil, let room = freeRoom(in: index, of: layout), room > leastRoom
            else { return nil }
            return Defect(identity: Defect.Identity(rule: .rowFlex, view: index), needed: room)
        }
    }

    /// True for a row of which the spec does not say which view takes the free room.
    static func isUndecided(_ row: Int, in layout: LaidOutScreen) -> Bool {
        rivals(for: row, in: layout).map { _ in (freeRoom(in: row, of: layout) ?? 0) > leastRoom } ?? false
    }

    /// The finding about the row, with the views that could take the room.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let index = defect.identity.view
        let element = layout.tree.views[index].element
        let rivals = rivals(for: index, in: layout) ?? []
        guard !rivals.isEmpty else {
            let isSized = layout.tree.views[index].children.contains {
                layout.tree.views[$0].element?.layoutValue(.width) != nil
            }
            if let gap = sizedGap(in: index, of: layout) {
                return RuleFinding(
                    element: element,
                    diagnostic: Diagnostic(
                        .warning, .rowFlex, "nothing takes the free room of the row", at: element?.range,
                        label: "leave out the `width` of the \(gap.kind.name)",
                        help: layout.whereabouts(of: index, places), device: places.deviceNames),
                    fixes: [.remove(.layout(.width), of: gap)] + fixes(for: index, rivals, in: layout))
            }
            let advice = isSized ? "or leave out the `width` of the item that may grow; " : ""
            return RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .warning, .rowFlex, "nothing takes the free room of the row", at: element?.range,
                    label: "add a `spacer`",
                    help: advice + layout.whereabouts(of: index, places),
                    device: places.deviceNames),
                fixes: fixes(for: index, rivals, in: layout))
        }
        let names = EnglishList.joined(rivals.map { "`\(layout.tree.views[$0].name)`" }, "and")
        let count = rivals.count == 2 ? "both" : "all"
        let message =
            shareWidth(rivals, in: layout)
            ? "\(names) share the width of the row, since \(count) may show several lines"
            : "\(count) \(names) could take the free room of the row"
        return RuleFinding(
            element: element,
            diagnostic: Diagnostic(
                .warning, .rowFlex, message, at: element?.range,
                label: "give all but one a `width` or `hugging`",
                help: areFields(rivals, in: index, layout)
                    ? "or give all but one a `width`; \(layout.whereabouts(of: index, places))"
                    : "or add a `spacer`, or write `distribution: fillEqually`; \(layout.whereabouts(of: index, places))",
                device: places.deviceNames),
            fixes: fixes(for: index, rivals, in: layout))
    }

    /// A spacer of the row that takes no room because it has a `width`; nil without one.
    private static func sizedGap(in row: Int, of layout: LaidOutScreen) -> Element? {
        items(of: row, in: layout).lazy.compactMap { layout.tree.views[$0].element }
            .first { $0.kind.drawing == .gap && $0.layoutValue(.width) != nil }
    }

    /// True for a row of fields alone, which share it: what is typed into them says no width.
    private static func areFields(_ rivals: [Int], in row: Int, _ layout: LaidOutScreen) -> Bool {
        rivals.count > 1 && rivals == items(of: row, in: layout)
            && rivals.allSatisfy { layout.tree.views[$0].element?.isTextInput == true }
    }

    /// Fixes: tie the widths of the rivals, raise the hugging of all but one, add a spacer, or distribute the views in
    /// another way.
    private static func fixes(for row: Int, _ rivals: [Int], in layout: LaidOutScreen) -> [SpecFix] {
        var fixes: [SpecFix] = []
        let views = layout.tree.views
        if areFields(rivals, in: row, layout), let element = views[row].element {
            fixes.append(.set(.layout(.distribution), "fillEqually", of: element))
        }
        // A view without a width of its own cannot hug; it shares the room.
        let first = rivals.first.map { views[$0].name } ?? ""
        let sharing = rivals.dropFirst().filter { !layout.plan.nodes[$0].intrinsic.hasWidth }
        if !rivals.isEmpty, sharing.count == rivals.count - 1 {
            fixes.append(
                SpecFix(sharing.compactMap { views[$0].element }.map { .addRelations(["width == \(first)"], $0) }))
        }
        let hugging = shareWidth(rivals, in: layout) ? hugsHarderThanShares : SpecFix.firmHugging
        let firmer = rivals.dropFirst().compactMap { views[$0].element }.map {
            SpecFix.Change.prioritize(.hugging, hugging, along: .horizontal, of: $0)
        }
        fixes += firmer.map { SpecFix([$0]) }
        if firmer.count > 1 { fixes.append(SpecFix(firmer)) }
        let spacer = Vocabulary.kinds.first { $0.drawing == .gap }
        if let last = items(of: row, in: layout).last, let element = views[last].element, let spacer {
            fixes.append(SpecFix([.insert(spacer.name, before: element)]))
        }
        if let element = views[row].element {
            fixes.append(.set(.layout(.distribution), "fillEqually", of: element))
            fixes.append(.set(.layout(.distribution), "equalSpacing", of: element))
        }
        return fixes
    }

    /// The views that could take the free room of a row equally well; empty if none could, nil if it is clear which
    /// one does, or if the view is no row.
    private static func rivals(for index: Int, in layout: LaidOutScreen) -> [Int]? {
        let node = layout.plan.nodes[index]
        guard let stack = node.stack, stack.isHorizontal, stack.distribution == .fill, node.isPresent,
            // Horizontally scrolled content is as wide as it needs to be.
            node.attachment != .scrollContent, layout.tree.views[index].element != nil
        else { return nil }
        let tree = layout.tree
        let children = items(of: index, in: layout)
        guard children.count > 1 else { return nil }
        guard let chosen = children.first(where: { tree.views[$0].flexibleWeight != nil }) else { return [] }
        let choices = tree.views[index].flexibleChoices
        guard choices.count > 1 else { return nil }
        let texts = children.filter { layout.plan.holdsMultilineText($0) }
        let rivals = choices.filter { children.contains($0) && !isDeclared($0, beside: chosen, texts, tree) }
        guard rivals.count > 1, rivals.contains(chosen) || rivals.count == choices.count else { return nil }
        return rivals
    }

    /// The views of a row. Room that a filler takes only because no view asked for it counts as free; the fillers
    /// between slots belong to the pattern.
    private static func items(of index: Int, in layout: LaidOutScreen) -> [Int] {
        let hasSlots = layout.tree.views[index].element?.slots != nil
        return layout.plan.arranged[layout.plan.nodes[index].arranged].filter {
            layout.tree.views[$0].role != .filler || hasSlots
        }
    }

    /// True for views to which UIKit gives equal shares of the width of their row.
    private static func shareWidth(_ views: [Int], in layout: LaidOutScreen) -> Bool {
        views.allSatisfy { layout.plan.holdsMultilineText($0) }
    }

    /// True if the spec says whether the view grows.
    ///
    /// - Parameters:
    ///   - chosen: the view of the row that takes the free room.
    ///   - texts: the views of the row that show texts of several lines.
    private static func isDeclared(_ index: Int, beside chosen: Int, _ texts: [Int], _ tree: ViewTree) -> Bool {
        let view = tree.views[index]
        if view.equalLength != nil { return true }
        let shares = texts.count > 1 && texts.contains(index) && texts.contains(chosen)
        if case .priorities(let hugging)? = view.element?.layoutValue(.hugging)?.value,
            let priority = hugging.horizontal
        {
            return !shares || priority >= leastAboveShares
        }
        return index != chosen && texts.contains(chosen) && view.element?.value(.numberOfLines) == .integer(1)
    }

    /// The points by which a row is wider than its content; nil if the row is hidden.
    private static func freeRoom(in index: Int, of layout: LaidOutScreen) -> Double? {
        guard let row = layout.frames[index], !layout.tree.isAsWideAsItsContent(index) else { return nil }
        let nodes = layout.plan.nodes
        let children = items(of: index, in: layout)
        let content = children.reduce(0.0) { $0 + (nodes[$1].width.equal ?? naturalWidth(of: $1, layout)) }
        let gaps = children.dropLast().reduce(0.0) {
            $0 + (nodes[$1].spacingAfter ?? nodes[index].stack?.spacing ?? 0)
        }
        return row.width - content - gaps - (nodes[index].stack?.horizontalMargins ?? 0)
    }

    /// The width that a view of the row would have by itself, in points.
    private static func naturalWidth(of index: Int, _ layout: LaidOutScreen) -> Double {
        let node = layout.plan.nodes[index]
        let own = node.intrinsic.width(scale: layout.frames.viewport.scale) ?? 0
        return node.stack == nil ? node.width.resolved(own) : layout.frames[index]?.width ?? 0
    }
}
