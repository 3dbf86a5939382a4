import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are errors, and warnings where only accessibility sizes, longer texts or all
    /// hidden views at once show them, unless a project sets another level.
    package static let overlap = DiagnosticCode(rule: "overlap", "two things to read or to tap lie on each other")
}

/// `overlap`: two views to read or to tap that lie on each other.
///
/// Views that contain each other, a layer on what it lies over, and scrolled content that passes under fixed views are
/// no overlaps; two layers of one host are, and so is a layer of the screen on what no scrolling brings out from under
/// it. More than half a point counts. A view with a background color covers what
/// another host shows under it, and a plain view that always lies over a control takes its touches, as a control in a
/// layer does. A control under rows that scroll gets none.
enum Overlap {
    static let rule = Rule(
        .overlap,
        why: """
            Two texts on each other cannot be read, and of two buttons on each other only one can be tapped. A layer may lie
            over its own host; two layers of one host need places of their own.
            """,
        wrong: """
            screen: City
            scroll: vertical
            rows:
              - view: photo
                height: 300
                overlay:
                  - { label: name, text: Rome, placement: bottomLeading }
                  - { button: share, title: Share, placement: bottomLeading }

            """,
        right: """
            screen: City
            scroll: vertical
            rows:
              - view: photo
                height: 300
                overlay:
                  - { label: name, text: Rome, placement: bottomLeading }
                  - { button: share, title: Share, placement: bottomTrailing }

            """,
        check: .layout(defects: defects, finding: finding))

    /// The harm that one of two views does to the other; the raw value is the `Identity.detail` of a defect.
    enum Harm: Int {
        /// Neither can be read or tapped as it should.
        case both
        /// The view in front has nothing to say itself, and covers the other one.
        case covers
        /// The view in front gets all touches of the other one.
        case takesTouches
        /// The view lies under the rows of a screen that scrolls, which get its touches.
        case isUnderRows
        /// The view is a layer of the screen, and lies on a text of the rows, or is a text that lies on a control.
        case liesOnRow
    }

    /// Two views that overlap; `view` is the one to move.
    struct Pair {
        let harm: Harm
        let view: Int
        let other: Int
        /// The smaller side of their intersection, in points.
        let cut: Double
    }

    /// The defects of all overlapping views. A view that overlaps several others is one defect.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        var defects: [Defect] = controlsUnderRows(in: layout)
        for pair in pairs(in: layout) {
            let identity = Defect.Identity(rule: .overlap, view: pair.view, detail: pair.harm.rawValue)
            let defect = Defect(identity: identity, needed: pair.cut)
            if let known = defects.firstIndex(where: { $0.identity == defect.identity }) {
                if defect.needed > defects[known].needed { defects[known] = defect }
            } else {
                defects.append(defect)
            }
        }
        return defects
    }

    /// A view that is drawn.
    struct Drawn {
        let view: Int
        /// The rectangle around what is drawn of the view.
        let rect: Rect

        /// The area of the rectangle, in square points.
        var area: Double { rect.width * rect.height }
    }

    /// The overlapping views. Only views whose vertical ranges meet are compared.
    private static func pairs(in layout: LaidOutScreen) -> [Pair] {
        let subjects = layout.subjects
        var shown: [Drawn] = []
        shown.reserveCapacity(subjects.count)
        let concerned: RuleSubject.Facts = [.saysSomething, .paints, .swallowsTouches]
        for index in subjects.indices where !subjects[index].facts.isDisjoint(with: concerned) {
            guard subjects[index].facts.contains(.isElement), let rect = layout.drawnFrame(of: index) else { continue }
            shown.append(Drawn(view: index, rect: rect))
        }
        // The views are nearly sorted already, so the sort and the search below cost one pass.
        shown.sort { ($0.rect.minY, $0.view) < ($1.rect.minY, $1.view) }
        var pairs: [Pair] = []
        for first in shown.indices {
            let end = shown[first].rect.maxY - LaidOutScreen.tolerance
            for second in shown[(first + 1)...] {
                guard second.rect.minY < end else { break }
                guard second.rect.cut(with: shown[first].rect) > LaidOutScreen.tolerance else { continue }
                let isInFront = second.view > shown[first].view
                let (back, front) = isInFront ? (shown[first], second) : (second, shown[first])
                if let pair = pair(back, front, in: layout) { pairs.append(pair) }
            }
        }
        return pairs + Self.pairs(underLayersOfScreen: shown, besides: pairs, in: layout)
    }

    /// The pair of two views if they overlap. `before` has the greater index, so it lies in front of `behind` on
    /// screen.
    private static func pair(_ behind: Drawn, _ before: Drawn, in layout: LaidOutScreen) -> Pair? {
        let (earlier, later) = (behind.view, before.view)
        let (back, front) = (layout.subjects[earlier].facts, layout.subjects[later].facts)
        guard !back.isDisjoint(with: .saysSomething), !layout.isUnsettled(earlier), !layout.isUnsettled(later)
        else { return nil }
        let (first, second) = (visible(behind, in: layout), visible(before, in: layout))
        if hidesForGood(earlier, later, in: layout) {
            return Pair(harm: .covers, view: later, other: earlier, cut: first.cut(with: second))
        }
        if front.isDisjoint(with: .saysSomething) {
            guard !layout.stands(later, in: earlier) else { return nil }
            if takesTouches(earlier, later, in: layout) {
                return Pair(harm: .takesTouches, view: later, other: earlier, cut: first.cut(with: second))
            }
            guard front.contains(.paints), !belong(earlier, later, in: layout) else { return nil }
            let cut = first.cut(with: second)
            return cut > LaidOutScreen.tolerance
                ? Pair(harm: .covers, view: later, other: earlier, cut: cut) : nil
        }
        guard !belong(earlier, later, in: layout) || isControlUnderLayer(behind, before, in: layout) else { return nil }
        let cut = first.cut(with: second)
        guard cut > LaidOutScreen.tolerance else { return nil }
        let (view, other) = isMoved(earlier, layout) && !isMoved(later, layout) ? (earlier, later) : (later, earlier)
        return Pair(harm: .both, view: view, other: other, cut: cut)
    }

    /// True for a text behind a layer that fills the view in which the text stands, that nobody sees through, and that
    /// no state takes away.
    private static func hidesForGood(_ text: Int, _ front: Int, in layout: LaidOutScreen) -> Bool {
        let (layer, host) = (layout.tree.views[front], layout.plan.nodes[front].parent)
        guard case .layer(isOverlay: true, horizontal: .fill, vertical: .fill) = layer.attachment,
            layer.relations.isEmpty, host >= 0, layout.stands(text, in: host),
            layout.subjects[front].facts.contains(.paints), layout.subjects[text].facts.contains(.showsText),
            !layout.subjects[front].facts.contains(.mayBeHidden), let element = layer.element,
            element.alpha >= 1, let color = element.color(.backgroundColor), (color.opacity ?? 1) >= 1,
            color.systemColor(layout.tree.screen.tokens)?.isOpaque == true,
            let inner = layout.drawnFrame(of: text), let outer = layout.drawnFrame(of: front)
        else { return false }
        return inner.excess(over: outer) <= LaidOutScreen.tolerance
    }

    /// True if a view in front of a control gets the touches of it wherever a finger may rest, in every state.
    private static func takesTouches(_ control: Int, _ front: Int, in layout: LaidOutScreen) -> Bool {
        guard layout.subjects[front].facts.contains([.swallowsTouches, .isLayer]),
            !layout.subjects[front].facts.contains(.isUnderlay),
            layout.tree.views[control].element?.kind.traits.contains(.isInteractive) == true,
            layout.subjects[control].facts.contains(.takesTouches), let inner = layout.drawnFrame(of: control),
            let outer = layout.drawnFrame(of: front)
        else { return false }
        return inner.excess(over: outer) <= LaidOutScreen.tolerance
    }

    /// True for a view that the spec places itself, instead of its stack.
    private static func isMoved(_ view: Int, _ layout: LaidOutScreen) -> Bool {
        !layout.subjects[view].facts.isDisjoint(with: [.isLayer, .isRelated])
    }

    /// The part of a view that is visible before the screen is scrolled.
    private static func visible(_ drawn: Drawn, in layout: LaidOutScreen) -> Rect {
        let (view, rect) = (drawn.view, drawn.rect)
        let window = layout.window(of: view)
        let (x, y) = (max(rect.minX, window.minX), max(rect.minY, window.minY))
        // Rows below the visible part are compared as if they were visible.
        let isBelowFold =
            layout.subjects[view].facts.contains(.scrolls) && layout.subjects[view].innerScrollView == nil
        let bottom = isBelowFold ? rect.maxY : min(rect.maxY, window.maxY)
        let seen = Rect(x: x, y: y, width: min(rect.maxX, window.maxX) - x, height: bottom - y)
        return layout.cutOff(seen, of: view)
    }

    /// True if one view contains the other, or is a layer over or under a view that contains it.
    private static func belong(_ earlier: Int, _ later: Int, in layout: LaidOutScreen) -> Bool {
        if layout.stands(later, in: earlier) || isGround(earlier, of: later, in: layout) { return true }
        // Scrolled content passes under fixed views, which is no overlap.
        if layout.subjects[earlier].facts.contains(.scrolls) != layout.subjects[later].facts.contains(.scrolls) {
            return true
        }
        var (host, ofEarlier, ofLater) = (later, earlier, later)
        while host >= 0, !layout.stands(earlier, in: host) {
            ofLater = host
            host = layout.plan.nodes[host].parent
            // The controller's own view holds both.
            if host < 0 { break }
        }
        while layout.plan.nodes[ofEarlier].parent != host { ofEarlier = layout.plan.nodes[ofEarlier].parent }
        if isBackdrop(earlier, in: ofEarlier, of: ofLater, in: layout) { return true }
        let isLayer = layout.subjects[ofEarlier].facts.contains(.isLayer)
        return isLayer != layout.subjects[ofLater].facts.contains(.isLayer)
    }

    /// True for a picture in a layer under a host, of which a layer over the host covers a part: it is there to have
    /// other views in front of it.
    private static func isBackdrop(_ picture: Int, in under: Int, of over: Int, in layout: LaidOutScreen) -> Bool {
        guard case .layer(isOverlay: false, _, _) = layout.plan.nodes[under].attachment,
            case .layer(isOverlay: true, _, _) = layout.plan.nodes[over].attachment
        else { return false }
        return layout.subjects[picture].facts.isDisjoint(with: [.showsText, .takesTouches])
    }

    /// True for a view that only follows gestures, such as a canvas, and that has another view wholly in front of it:
    /// the other one gets the touches there, which is what it is for.
    private static func isGround(_ earlier: Int, of later: Int, in layout: LaidOutScreen) -> Bool {
        guard let element = layout.tree.views[earlier].element, !element.kind.traits.contains(.isInteractive),
            layout.subjects[earlier].facts.isDisjoint(with: [.showsText, .isSpokenPicture]),
            let ground = layout.drawnFrame(of: earlier), let tool = layout.drawnFrame(of: later)
        else { return false }
        return tool.excess(over: ground) <= LaidOutScreen.tolerance
    }

    /// True for views whose frames do not meet before the rows are scrolled.
    private static func areApart(_ pair: Pair, in layout: LaidOutScreen) -> Bool {
        guard let first = layout.frames[pair.view], let second = layout.frames[pair.other] else { return false }
        return first.cut(with: second) <= LaidOutScreen.tolerance
    }

    /// True for views whose frames do not meet: a `transform` draws one of them elsewhere.
    private static func isByTransform(_ pair: Pair, in layout: LaidOutScreen) -> Bool {
        areApart(pair, in: layout) && [pair.view, pair.other].contains { layout.subjects[$0].isTransformed }
    }

    /// The finding about one view, with all those that it overlaps, the worst first.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let view = layout.tree.views[defect.identity.view]
        let harm = Harm(rawValue: defect.identity.detail) ?? .both
        let pairs = pairs(in: layout).filter { $0.view == defect.identity.view && $0.harm == harm }
            .sorted { $0.cut > $1.cut }
        let others = pairs.map { layout.tree.views[$0.other] }
        let names = others.map { "`\($0.name)`" }
        let rest = names.count > 1 ? ", and \(EnglishList.joined(Array(names.dropFirst()), "and"))" : ""
        let message: String
        let isTransformed = !pairs.isEmpty && pairs.allSatisfy { isByTransform($0, in: layout) }
        var label =
            isTransformed
            ? "`transform` brings them over each other, which layout does not see: leave room"
            : !pairs.isEmpty && pairs.allSatisfy { areApart($0, in: layout) }
                ? "leave room below the rows, so that they scroll out from under it" : "move one of them"
        switch harm {
        case .both, .liesOnRow: message = "overlaps \(names.first ?? "") by \(defect.needed.tenths)pt\(rest)"
        case .covers: message = "covers \(defect.needed.tenths)pt of \(names.first ?? "")\(rest)"
        case .takesTouches:
            message = "lies over \(EnglishList.joined(names, "and")) and gets the touches"
            label = "write `isUserInteractionEnabled: false`, or put it into `underlay`"
        case .isUnderRows:
            message = "lies under the rows, which scroll and get its touches"
            label = "put it into the rows, or into `overlay`"
        }
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                places.severity(harm == .covers || harm == .liesOnRow || isTransformed ? .warning : .error), .overlap,
                "`\(view.name)` \(message)", at: view.element?.range, label: label,
                related: others.compactMap { node in
                    node.element.map { Diagnostic.Label($0.range, "`\(node.name)` stands here") }
                },
                help: layout.whereabouts(of: defect.identity.view, places), device: places.deviceNames),
            fixes: fixes(of: pairs, view, in: layout))
    }
}
