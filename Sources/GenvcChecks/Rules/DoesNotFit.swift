import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are errors, and warnings where only accessibility sizes, longer texts or all
    /// hidden views at once show them, unless a project sets another level.
    package static let doesNotFit = DiagnosticCode(
        rule: "does-not-fit", "something is larger than the room it has on a device")
}

/// `does-not-fit`: content that needs more points than a screen, or what holds it, has, with the sum.
///
/// Triggers are rows and bars higher than a screen that does not scroll, items wider than their row, and stacks that
/// squeeze the texts in them. Texts and buttons that UIKit may cut within their constraints are `truncated` or
/// `clipped`.
enum DoesNotFit {
    static let rule = Rule(
        .doesNotFit,
        why: """
            On a phone that lies on its side there are about 370 points between top and bottom. What needs more is
            cut off there, and nobody can reach it. Let the rows scroll, or make them smaller.
            """,
        wrong: """
            screen: Welcome
            scroll: none
            rows:
              - { imageView: photo, image: photo, height: 400, decorative: true }
              - { button: start, title: Start }

            """,
        right: """
            screen: Welcome
            scroll: vertical
            rows:
              - { imageView: photo, image: photo, height: 400, decorative: true }
              - { button: start, title: Start }

            """,
        check: .layout(defects: defects, finding: finding))

    /// The defects of a layout, the worst shortage for each view and axis.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        var defects: [Defect] = []
        for shortage in shortages(in: layout) {
            let identity = identity(of: shortage, layout.tree)
            let defect = Defect(identity: identity, needed: shortage.needed, available: shortage.available)
            if let known = defects.firstIndex(where: { $0.identity == identity }) {
                if defect.lack > defects[known].lack { defects[known] = defect }
            } else {
                defects.append(defect)
            }
        }
        return defects
    }

    /// The shortages of a layout: constraints that break for lack of room, and texts that have to be cut to keep them.
    private static func shortages(in layout: LaidOutScreen) -> [Shortage] {
        var shortages = layout.frames.shortages.filter { $0.isConflict && !layout.isOfRatio($0) }
            .map { layout.withMargins($0) }
        shortages += squeezed(in: layout, beside: shortages)
        // `hidden-by-keyboard` reports the fields that the keyboard covers.
        if layout.point.keyboard > 0, !HiddenByKeyboard.defects(in: layout).isEmpty {
            shortages.removeAll { $0.view == layout.tree.rootStack }
        }
        return shortages
    }

    /// The stacks that squeeze texts to less than their height.
    private static func squeezed(in layout: LaidOutScreen, beside known: [Shortage]) -> [Shortage] {
        var shortages: [Shortage] = []
        for (index, subject) in layout.subjects.enumerated() where subject.facts.contains([.isElement, .showsText]) {
            guard !layout.isInConflict(index), let stack = layout.stackTooLow(for: index),
                !isOfOpenWidth(index, in: layout),
                !(known + shortages).contains(where: { $0.view == stack })
            else {
                continue
            }
            shortages.append(layout.shortage(of: stack))
        }
        return shortages
    }

    /// True for a text whose height follows from a width that nothing decides.
    private static func isOfOpenWidth(_ leaf: Int, in layout: LaidOutScreen) -> Bool {
        layout.frames.ambiguities.contains {
            $0.attribute.axis == .horizontal && layout.stands(leaf, in: $0.view)
                && $0.isOpen(beyond: LaidOutScreen.tolerance)
        }
    }

    /// The identity of a shortage. A band and the element in it are one row to whoever reads the spec, so the outermost
    /// view of an element stands for it.
    private static func identity(of shortage: Shortage, _ tree: ViewTree) -> Defect.Identity {
        var view = shortage.view
        while let parent = tree.views[view].parent, let element = tree.views[view].element,
            tree.views[parent].element === element
        {
            view = parent
        }
        return Defect.Identity(rule: .doesNotFit, view: view, detail: shortage.axis == .vertical ? 1 : 0)
    }

    /// The finding, with the sum of what is needed if the parts add up.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let tree = layout.tree
        let element = tree.views[defect.identity.view].element
        let needed = defect.needed.tenths
        let available = defect.available.tenths
        let message =
            element == nil
            ? "\(tree.screen.name.text) needs \(needed)pt; \(layout.title) has \(available)"
            : "\(element?.caption ?? "") needs \(needed)pt; it has \(available) on \(layout.title)"
        let shortage = shortages(in: layout).first {
            identity(of: $0, tree) == defect.identity && $0.needed - $0.available == defect.lack
        }
        let sum = shortage.map { Arithmetic(of: $0, in: layout).text } ?? ""
        return RuleFinding(
            element: element,
            diagnostic: Diagnostic(
                places.severity(.error), .doesNotFit, message, at: element?.range ?? tree.screen.name.range,
                label: shortage.map { advice($0, tree) }, help: sum.isEmpty ? places.text : "\(sum), \(places.text)",
                device: places.deviceNames),
            fixes: shortage.map { fixes(of: $0, in: layout) } ?? [])
    }

    /// Fixes by what is short: let the screen scroll, free heights, stack items or leave out their widths.
    private static func fixes(of shortage: Shortage, in layout: LaidOutScreen) -> [SpecFix] {
        let tree = layout.tree
        let view = tree.views[shortage.view]
        guard shortage.view != tree.rootStack, let element = view.element else {
            return [SpecFix.scrolling(tree.screen, along: shortage.axis)]
        }
        switch shortage.axis {
        case .vertical: return SpecFix.freeHeight(of: view)
        case .horizontal:
            var fixes: [SpecFix] = [.remove(.layout(.width), of: element), .remove(.layout(.size), of: element)]
            // Items below one another have room.
            if element.kind.key(.layout(.axis)) != nil {
                fixes.append(.set(.layout(.axis), LayoutAxis.vertical.rawValue, of: element))
            }
            let items = view.children.compactMap { tree.views[$0].element }
            fixes += items.reversed().map { .remove(.layout(.width), of: $0) }
            for key in [Effect.LayoutKey.width, .size] {
                let sized = items.filter { SpecFix.KeyName.layout(key).value(at: $0) != nil }
                fixes.append(SpecFix(sized.map { .remove(.layout(key), $0) }))
            }
            return fixes
        }
    }

    /// The advice for a shortage: a phrase that names what to write.
    private static func advice(_ shortage: Shortage, _ tree: ViewTree) -> String {
        guard shortage.view == tree.rootStack else {
            switch (shortage.axis, tree.views[shortage.view].container) {
            case (.vertical, _): return "a greater `height`, or `height: { min: … }`"
            case (.horizontal, .stack): return "narrower items, or one of them in a row of its own"
            case (.horizontal, _): return "a smaller `width`"
            }
        }
        switch tree.screen.scroll {
        case .none where tree.screen.component != nil: return "make its rows lower, or the boxes of `preview` higher"
        case .none: return "add `scroll: vertical`"
        case .horizontal: return "write `scroll: both`"
        case .vertical, .both:
            let bars = EnglishList.joined(tree.barNames, "or")
            if bars.isEmpty { return "make the rows lower" }
            // A list has no rows to move them to.
            return tree.list == nil ? "move rows from \(bars) to `rows`" : "make the rows of \(bars) lower"
        }
    }
}

/// The parts of what a view needs, as a sum: `120 (Logo) + 60 (Title) + 16 (spacing) = 196`.
private struct Arithmetic {
    /// The parts that add up to what is needed, in points.
    private var parts: [(points: Double, name: String)] = []
    private let needed: Double

    /// The parts of a shortage. For the screen they are the rows and bars that share its height.
    init(of shortage: Shortage, in layout: LaidOutScreen) {
        let (tree, frames) = (layout.tree, layout.frames)
        needed = shortage.needed
        guard shortage.view == tree.rootStack else {
            guard !shortage.parts.isEmpty else { return }
            add(shortage.view, tree, frames, lengths: shortage.parts)
            addMargins(of: shortage.view, along: shortage.axis, tree)
            return
        }
        for stack in tree.stacksInHeight {
            let heights = tree.visible(in: stack, frames).map { max(frames[$0]?.height ?? 0, layout.part($0).height) }
            add(stack, tree, frames, lengths: heights)
            addMargins(of: stack, along: .vertical, tree)
        }
    }

    /// Adds the two margins of a stack along an axis.
    private mutating func addMargins(of stack: Int, along axis: LayoutAxis, _ tree: ViewTree) {
        guard case .stack(let layout) = tree.views[stack].container else { return }
        switch axis {
        case .horizontal: add(layout.margins.leading.points + layout.margins.trailing.points, "margins")
        case .vertical: add(layout.margins.top.points + layout.margins.bottom.points, "margins")
        }
    }

    /// Adds the views that a stack arranges, and the gaps between them.
    private mutating func add(_ stack: Int, _ tree: ViewTree, _ frames: Frames, lengths: [Double]) {
        guard case .stack(let layout) = tree.views[stack].container else { return }
        let children = tree.visible(in: stack, frames)
        for (child, length) in zip(children, lengths) {
            add(length, tree.views[child].element?.caption ?? tree.views[child].name)
        }
        let gaps = children.dropLast().reduce(0.0) { $0 + (tree.views[$1].spacingAfter ?? layout.spacing).points }
        add(gaps, "spacing")
    }

    /// Adds a part, unless it is empty.
    private mutating func add(_ points: Double, _ name: String) {
        if points > 0 { parts.append((points, name)) }
    }

    /// The sum as text; empty if there is nothing to add up.
    var text: String {
        // A sum that differs from the needed length would only raise questions.
        guard parts.count > 1, abs(parts.reduce(0) { $0 + $1.points } - needed) < LaidOutScreen.tolerance else {
            return ""
        }
        let names = zip(tenths, parts).map { "\(($0 / 10).tenths) (\($1.name))" }
        return names.joined(separator: " + ") + " = \(needed.tenths)"
    }

    /// The parts in tenths of a point, rounded so that they add up to the rounded total: the largest rounding errors
    /// are corrected first.
    private var tenths: [Double] {
        var rounded = parts.map { Double(Int($0.points * 10)) }
        let missing = Int(needed * 10 + 0.5) - Int(rounded.reduce(0, +))
        let order = parts.indices.sorted { parts[$0].points * 10 - rounded[$0] > parts[$1].points * 10 - rounded[$1] }
        for index in order.prefix(max(0, missing)) { rounded[index] += 1 }
        return rounded
    }
}

extension ViewTree {
    /// The arranged views of a stack that are not hidden.
    fileprivate func visible(in stack: Int, _ frames: Frames) -> [Int] {
        views[stack].children.filter { views[$0].attachment == .arranged && frames[$0] != nil }
    }
}

extension LaidOutScreen {
    /// The shortage of a stack with the margins in it, so that what it has is what the spec gives it.
    fileprivate func withMargins(_ shortage: Shortage) -> Shortage {
        guard shortage.view != tree.rootStack, let stack = plan.nodes[shortage.view].stack else { return shortage }
        let margins = shortage.axis == .vertical ? stack.verticalMargins : stack.horizontalMargins
        return Shortage(
            view: shortage.view, axis: shortage.axis, needed: shortage.needed + margins,
            available: shortage.available + margins, parts: shortage.parts, isConflict: shortage.isConflict)
    }

    /// The shortage of a stack of texts in height. The rows of the screen and its bars share one height.
    fileprivate func shortage(of stack: Int) -> Shortage {
        let isScreens = tree.views[stack].element == nil && tree.views[stack].parent ?? -1 < 0
        guard isScreens else {
            let parts = plan.arranged[plan.nodes[stack].arranged].map { part($0).height }
            return Shortage(
                view: stack, axis: .vertical, needed: neededHeight(of: stack) ?? 0,
                available: frames[stack]?.height ?? 0,
                parts: plan.nodes[stack].stack?.isHorizontal == true ? [] : parts, isConflict: true)
        }
        let viewport = point.viewport
        let bottom = max(viewport.safeArea.bottom, tree.takesText ? point.keyboard : 0)
        return Shortage(
            view: tree.rootStack ?? stack, axis: .vertical,
            needed: tree.stacksInHeight.reduce(0) { $0 + max(neededHeight(of: $1) ?? 0, frames[$1]?.height ?? 0) },
            available: viewport.height - viewport.safeArea.top - bottom, parts: [], isConflict: true)
    }
}
