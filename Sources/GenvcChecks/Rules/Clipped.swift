import GenvcDiagnostics
import GenvcModel
import GenvcText
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are errors, and warnings where only accessibility sizes, longer texts or all
    /// hidden views at once show them, unless a project sets another level.
    package static let clipped = DiagnosticCode(rule: "clipped", "a part of a text or of a view is cut off")
}

/// `clipped`: a text that is cut without an ellipsis, or a view that sticks out of a view that clips.
///
/// Triggers are a label lower than a line, or with `byClipping` and too few lines; a button, field or segment whose
/// title or picture has no room; a text, control or picture that reaches over an edge of a view with `clipsToBounds`;
/// a text or control in a round corner of such a view.
/// A label that ends in an ellipsis is `truncated`; one that its stack squeezes is left to `does-not-fit`, and a button
/// without room for its picture to `tap-target`, unless it has a `hitArea`.
enum Clipped {
    static let rule = Rule(
        .clipped,
        why: """
            Without an ellipsis nobody can see that a text goes on. Let it take the lines and the height that it needs: text
            grows with the text size that people choose, and with every translation.
            """,
        wrong: """
            screen: Rules
            scroll: vertical
            rows:
              - label: rules
                text: Children under the age of twelve play only together with somebody who is older than they are.
                numberOfLines: 1
                lineBreakMode: byClipping

            """,
        right: """
            screen: Rules
            scroll: vertical
            rows:
              - label: rules
                text: Children under the age of twelve play only together with somebody who is older than they are.

            """,
        check: .layout(defects: defects, finding: finding),
        yield: yield)

    /// Yields to `tap-target`, whose size for the button leaves room for the picture too. A button with a `hitArea` is
    /// small by intention, and one that silences `tap-target` would say nothing at all.
    private static func yield(_ index: Int, _ precedence: inout RulePrecedence) {
        let identity = precedence.found[index].identity
        guard identity.detail == Cut.picture.rawValue, let element = precedence.element(of: identity.view),
            !element.hasHitArea, !silences(.tapTarget, element),
            let small = precedence.first(.tapTarget, atViewOf: index)
                ?? precedence.first(.tapTarget, besideViewOf: index)
        else { return }
        precedence.drop(index, for: small)
    }

    /// True if the element silences a rule.
    private static func silences(_ rule: DiagnosticCode, _ element: Element) -> Bool {
        guard case .suppressions(let suppressions)? = element.toolValue(.suppress)?.value else { return false }
        return suppressions.contains { $0.rule == rule.rawValue }
    }

    /// The part of a text or a view that is cut, as the raw value of `Defect.Identity.detail`.
    private enum Cut: Int {
        /// The label is lower than one line.
        case line
        /// The label shows fewer lines than its text takes.
        case lines
        /// The view is lower than its title.
        case height
        /// The view is narrower than its title.
        case width
        /// The view reaches over the edge of a view that clips.
        case edge
        /// The view stands in a round corner of a view that clips.
        case corner
        /// The insets of a button leave no room for its picture.
        case picture
    }

    /// The texts and views that are cut. Needed and available are points, but for `lines`, which counts lines.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        var defects: [Defect] = []
        let subjects = layout.subjects
        for index in subjects.indices {
            let facts = subjects[index].facts
            guard !facts.isDisjoint(with: [.showsText, .clips, .isButton]), let rect = layout.frames[index],
                !layout.isEmpty(rect)
            else { continue }
            if facts.contains(.clips) { addCutViews(by: index, rect, in: layout, to: &defects) }
            if facts.contains([.isElement, .isButton]), !facts.contains(.showsText) {
                if let defect = lostPicture(of: index, rect, layout) { defects.append(defect) }
                continue
            }
            guard facts.contains([.isElement, .showsText]) else { continue }
            let cut = facts.contains(.isLabel) ? cutLines(of: index, rect, layout) : cutTitle(of: index, rect, layout)
            guard let cut, !layout.isUnsettled(index), layout.stackTooLow(for: index) == nil else { continue }
            defects.append(
                Defect(
                    identity: Defect.Identity(rule: .clipped, view: index, detail: cut.what.rawValue),
                    needed: cut.needed, available: cut.available))
        }
        return defects
    }

    /// The defect of a label that has too little room and may not end in an ellipsis; nil if it shows all of its text.
    private static func cutLines(
        of index: Int, _ rect: Rect, _ layout: LaidOutScreen
    ) -> (what: Cut, needed: Double, available: Double)? {
        guard case .text(let content) = layout.plan.nodes[index].intrinsic, !content.title.isEmpty else { return nil }
        let line = content.title.lineHeight
        let room = rect.height - content.verticalInsets
        if room < line - LaidOutScreen.tolerance { return (.line, line + content.verticalInsets, rect.height) }
        guard !layout.subjects[index].facts.contains(.endsInEllipsis),
            let hidden = content.hiddenLines(in: rect, tolerance: LaidOutScreen.tolerance)
        else { return nil }
        return (.lines, Double(hidden.needed), Double(hidden.shown))
    }

    /// The defect of a button, an input or a segment whose title has no room; nil if it has room.
    private static func cutTitle(
        of index: Int, _ rect: Rect, _ layout: LaidOutScreen
    ) -> (what: Cut, needed: Double, available: Double)? {
        // A text view that grows with its text scrolls when it may grow no further.
        if layout.tree.views[index].element?.growsWithItsText == true { return nil }
        if let needed = layout.textHeight(of: index, in: rect.width), needed > rect.height + LaidOutScreen.tolerance {
            return (.height, needed, rect.height)
        }
        let needed: Double
        switch layout.plan.nodes[index].intrinsic {
        case .text(let content) where layout.subjects[index].facts.contains(.isButton):
            // A word that is wider than its line is broken; only a line without room for a character shows nothing.
            // Longer texts have more characters, not wider ones.
            let character = content.title.widestCharacter / layout.point.stretch
            guard content.room(in: rect.width) < character else { return nil }
            needed = content.naturalWidth(scale: layout.frames.viewport.scale)
        case .segments(let count, let widest, _):
            // The titles of segments do not follow the text size.
            needed = Double(count) * widest.width * Intrinsic.segmentTextSize / widest.size
        default: return nil
        }
        return needed > rect.width + LaidOutScreen.tolerance ? (.width, needed, rect.width) : nil
    }

    /// The least side of a picture in points: a smaller one is a dot.
    private static let leastPicture = 8.0

    /// The defect of a button that is so small that its insets leave no room for the picture; nil if there is some.
    private static func lostPicture(of index: Int, _ rect: Rect, _ layout: LaidOutScreen) -> Defect? {
        guard case .text(let content) = layout.plan.nodes[index].intrinsic, content.pictureSide > 0,
            !layout.isUnsettled(index)
        else { return nil }
        let room = min(rect.width - content.horizontalInsets, rect.height - content.verticalInsets)
        guard room < min(leastPicture, content.pictureSide) - LaidOutScreen.tolerance else { return nil }
        return Defect(
            identity: Defect.Identity(rule: .clipped, view: index, detail: Cut.picture.rawValue),
            needed: content.pictureSide, available: max(0, room))
    }

    /// Adds the views inside a view that clips which reach over its edge: what people read, tap or look at. Its round
    /// corners cut what people read or tap; pictures take the shape of what they fill by intent.
    private static func addCutViews(
        by host: Int, _ window: Rect, in layout: LaidOutScreen, to defects: inout [Defect]
    ) {
        let subjects = layout.subjects
        for index in (host + 1)..<max(host + 1, subjects.count) {
            let facts = subjects[index].facts
            guard layout.stands(index, in: host) else { break }
            guard facts.contains(.isElement), !facts.contains(.fillsBeyond),
                !facts.isDisjoint(with: [.showsText, .takesTouches, .isPicture]), let rect = layout.frames[index]
            else { continue }
            let excess = rect.excess(over: window)
            let isOverEdge = excess > LaidOutScreen.tolerance
            let isRead = !facts.isDisjoint(with: [.showsText, .takesTouches])
            let inCorner = isOverEdge || !isRead ? 0 : cutByCorners(of: host, window, index, rect, in: layout)
            let needed = isOverEdge ? excess : inCorner
            guard needed > LaidOutScreen.tolerance, !layout.isUnsettled(index) else { continue }
            let cut = isOverEdge ? Cut.edge : Cut.corner
            defects.append(
                Defect(
                    identity: Defect.Identity(rule: .clipped, view: index, other: host, detail: cut.rawValue),
                    needed: needed))
        }
    }

    /// The finding, worded by what is cut.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let identity = defect.identity
        let view = layout.tree.views[identity.view]
        let (needed, available) = (defect.needed.tenths, defect.available.tenths)
        let message: String
        let label: String
        switch Cut(rawValue: identity.detail) ?? .edge {
        case .line:
            message = "`\(view.name)` is \(available)pt high; a line of it needs \(needed)"
            label = layout.adviceOnHeight(of: identity.view)
        case .lines:
            message = "`\(view.name)` shows \(available) of \(needed) lines, and no ellipsis"
            label = "leave out what limits it: `numberOfLines`, `height` or `lineBreakMode`"
        case .height:
            let width = (layout.frames[identity.view]?.width ?? 0).tenths
            message = "`\(view.name)` is \(available)pt high; in its width of \(width) the text needs \(needed)"
            label = layout.adviceOnHeight(of: identity.view)
        case .width:
            message = "`\(view.name)` is \(available)pt wide; its text needs \(needed)"
            let hasWidth = [.width, .size].contains { view.element?.layoutValue($0) != nil }
            label = hasWidth ? "leave out its `width`, or write a greater one" : "let it have more of the width"
        case .edge:
            let host = identity.other.map { layout.tree.views[$0].name } ?? "its host"
            message = "`\(host)` cuts \(needed)pt of `\(view.name)` off"
            label = "place it inside, or leave out `clipsToBounds` of `\(host)`"
        case .corner:
            let host = identity.other.map { layout.tree.views[$0].name } ?? "its host"
            message = "a round corner of `\(host)` cuts `\(view.name)` off, \(needed)pt into it"
            label = "place it nearer to the middle, or beside `\(host)` in a view around both"
        case .picture:
            message = "the insets of `\(view.name)` leave \(available)pt for its picture, which is about \(needed) high"
            label = "write `margins: 0`"
        }
        let severity = identity.detail == Cut.picture.rawValue ? .warning : places.severity(.error)
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                severity, .clipped, message, at: view.element?.range, label: label,
                help: layout.whereabouts(of: identity.view, places), device: places.deviceNames),
            fixes: fixes(of: defect, in: layout))
    }

    /// Fixes by what is cut: lift the limit of lines or height, widen the view, or bring it back into its host.
    private static func fixes(of defect: Defect, in layout: LaidOutScreen) -> [SpecFix] {
        let identity = defect.identity
        guard let element = layout.tree.views[identity.view].element else { return [] }
        switch Cut(rawValue: identity.detail) ?? .edge {
        case .line, .height: return SpecFix.freeHeight(of: layout.tree.views[identity.view])
        case .lines:
            return [
                .remove(.meaning(.numberOfLines), of: element), .remove(.meaning(.lineBreakMode), of: element),
                SpecFix([
                    .remove(.meaning(.numberOfLines), element), .remove(.layout(.height), element),
                ]),
            ] + SpecFix.freeHeight(of: layout.tree.views[identity.view])
        case .width:
            return [
                .remove(.layout(.width), of: element),
                .set(.layout(.width), "{ min: \(defect.needed.nextWhole.pointText) }", of: element),
                .remove(.layout(.size), of: element),
            ]
        case .picture: return [.set(.meaning(.contentInsets), "0", of: element)]
        // In the middle of a picture a badge would be no badge.
        case .corner: return []
        case .edge:
            guard let host = identity.other.flatMap({ layout.tree.views[$0].element }) else { return [] }
            return [
                .set(.layout(.placement), "center", of: element), .remove(.meaning(.clipsToBounds), of: host),
                .set(.meaning(.clipsToBounds), "false", of: host),
            ]
        }
    }
}

extension TextContent {
    /// The number of lines that the text takes, and the number that a label of that size shows; nil if it shows all of
    /// them.
    func hiddenLines(in rect: Rect, tolerance: Double) -> (needed: Int, shown: Int)? {
        let needed = title.lineCount(in: max(0, rect.width - horizontalInsets))
        guard needed > 1 else { return nil }
        let room = max(0, rect.height - verticalInsets) + tolerance
        var shown = room / title.lineHeight < Double(needed) ? Int(room / title.lineHeight) : needed
        if lines > 0 { shown = min(shown, lines) }
        return shown < needed ? (needed, shown) : nil
    }
}

extension LaidOutScreen {
    /// True for a frame with a side of less than half a pixel, which `zero-size` reports.
    func isEmpty(_ rect: Rect) -> Bool {
        min(rect.width, rect.height) < 0.5 / frames.viewport.scale
    }
}

extension Double {
    /// The number rounded up to whole points.
    var nextWhole: Double { TextMetrics.roundedUp(self, scale: 1) }
}
