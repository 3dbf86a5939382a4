import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are errors, and warnings where only accessibility sizes, longer texts or all
    /// hidden views at once show them, unless a project sets another level.
    package static let hiddenByKeyboard = DiagnosticCode(
        rule: "hidden-by-keyboard", "the keyboard covers the field it belongs to")
}

/// `hidden-by-keyboard`: a field that nobody sees while typing into it.
///
/// It is judged only with the keyboard up. A field outside of scrolled content triggers it where the keyboard covers a
/// part of it; one that can be scrolled triggers it where not even a line of it has room above the keyboard.
enum HiddenByKeyboard {
    static let rule = Rule(
        .hiddenByKeyboard,
        why: """
            Nobody can type into what they do not see. Rows and the `footer` keep clear of the keyboard by themselves;
            what is tied to the bottom of the screen does not.
            """,
        wrong: """
            screen: Chat
            scroll: none
            rows:
              - view: messages
                overlay:
                  - textField: message
                    placeholder: Message
                    constraints: [ leading == parent, trailing == parent, bottom == safeArea ]

            """,
        right: """
            screen: Chat
            scroll: none
            rows:
              - view: messages
                overlay:
                  - textField: message
                    placeholder: Message
                    constraints: [ leading == parent, trailing == parent, bottom == parent ]

            """,
        check: .layout(defects: defects, finding: finding))

    /// The points of a field that suffice to see what one types: a line at the default text size and the border around
    /// it.
    private static let leastVisible = 44.0

    /// The defects of all fields that the keyboard covers. The last one of several with the same cause is reported for
    /// all.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        let hidden = hidden(in: layout)
        return hidden.indices.filter { index in
            !hidden[(index + 1)...].contains { $0.identity.detail == hidden[index].identity.detail }
        }.map { hidden[$0] }
    }

    /// The fields that are covered; `Identity.detail` is the section that a field stands in, since each has its own
    /// cause.
    private static func hidden(in layout: LaidOutScreen) -> [Defect] {
        guard layout.point.keyboard > 0, layout.tree.takesText else { return [] }
        var defects: [Defect] = []
        for index in layout.subjects.indices where layout.subjects[index].facts.contains([.isElement, .isInput]) {
            guard let rect = layout.frames[index], let room = room(for: index, rect, in: layout) else { continue }
            let identity = Defect.Identity(
                rule: .hiddenByKeyboard, view: index, detail: layout.subjects[index].section.number)
            defects.append(Defect(identity: identity, needed: rect.height, available: room))
        }
        return defects
    }

    /// The points of a field that are visible above the keyboard; nil if they suffice.
    private static func room(for index: Int, _ rect: Rect, in layout: LaidOutScreen) -> Double? {
        let viewport = layout.point.viewport
        let keyboardTop = viewport.height - layout.point.keyboard
        guard scrolls(index, in: layout) else {
            // A view that is tied to the top of the screen stands there with the keyboard down, too.
            let above = isTied(index, toTopIn: layout) ? 0 : viewport.safeArea.top - rect.minY
            let hidden = max(rect.maxY - keyboardTop, above)
            return hidden > LaidOutScreen.tolerance ? max(0, rect.height - hidden) : nil
        }
        // A field in the rows can be scrolled to where they show, if a line of it has room there.
        let room = roomInScrollViews(around: index, above: keyboardTop, in: layout)
        let line = layout.textHeight(of: index, in: rect.width) ?? 0
        return room < min(rect.height, max(leastVisible, line)) - LaidOutScreen.tolerance ? room : nil
    }

    /// The most points of a field that can be scrolled into view: the least height of the views around it that scroll
    /// up and down. The outermost of them stays where it is, and the keyboard covers a part of it.
    private static func roomInScrollViews(
        around index: Int, above keyboardTop: Double, in layout: LaidOutScreen
    ) -> Double {
        var windows: [Rect] = []
        var inner = layout.subjects[index].innerScrollView
        while let scrollView = inner {
            let isSideways = layout.tree.views[scrollView].container == .scroll(.horizontal)
            if !isSideways, let frame = layout.frames[scrollView] { windows.append(frame) }
            inner = layout.subjects[scrollView].innerScrollView
        }
        if isInRows(index, layout), layout.tree.screen.scroll != .horizontal, let rows = layout.visibleRows {
            windows.append(rows)
        }
        guard let outermost = windows.last else { return 0 }
        let visible = max(0, min(outermost.maxY, keyboardTop) - outermost.minY)
        return windows.dropLast().reduce(visible) { min($0, $1.height) }
    }

    /// True if a relation of the view or of one around it gives it the top of the screen.
    private static func isTied(_ index: Int, toTopIn layout: LaidOutScreen) -> Bool {
        var next: Int? = index
        while let view = next {
            let isTied = layout.tree.views[view].relations.contains { relation in
                guard case .formula(let formula) = relation.content, let place = formula.target?.place else {
                    return false
                }
                return (formula.attribute == .top || formula.attribute == .edges)
                    && (place == .word(.screen) || place == .word(.safeArea))
            }
            if isTied { return true }
            next = layout.tree.views[view].parent
        }
        return false
    }

    /// True if a scroll view around the field can be scrolled until the field shows.
    private static func scrolls(_ index: Int, in layout: LaidOutScreen) -> Bool {
        guard layout.subjects[index].facts.contains(.scrolls) else { return false }
        var inner = layout.subjects[index].innerScrollView
        while let scrollView = inner {
            if layout.tree.views[scrollView].container != .scroll(.horizontal) { return true }
            inner = layout.subjects[scrollView].innerScrollView
        }
        return isInRows(index, layout) && layout.tree.screen.scroll.isVertical
    }

    /// True for a view in the rows of the screen, which its scroll view scrolls.
    private static func isInRows(_ index: Int, _ layout: LaidOutScreen) -> Bool {
        layout.subjects[index].section == .content
    }

    /// The finding, with advice by the section in which the field stands.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let index = defect.identity.view
        let view = layout.tree.views[index]
        let hidden = hidden(in: layout).filter { $0.identity.detail == defect.identity.detail }
        let message: String
        if hidden.count > 1 {
            let names = hidden.map { "`\(layout.tree.views[$0.identity.view].name)`" }
            message = "the keyboard hides \(EnglishList.joined(names, "and"))"
        } else if scrolls(index, in: layout) {
            message = "\(covers(layout.tree)) \(defect.available.tenths)pt for `\(view.name)`"
        } else if defect.available == 0 {
            message = "the keyboard hides `\(view.name)`"
        } else {
            message =
                "the keyboard leaves \(defect.available.tenths)pt of `\(view.name)`, which is"
                + " \(defect.needed.tenths) high"
        }
        let label =
            switch layout.subjects[index].section {
            case .content where scrolls(index, in: layout):
                layout.tree.barNames.isEmpty
                    ? "make it lower" : "make \(EnglishList.joined(layout.tree.barNames, "and")) lower"
            case .content where !view.relations.isEmpty: "write it in the `footer`, which stands on the keyboard"
            case .content: "let the rows scroll: `scroll: vertical`"
            case .header: "write it in `rows`, which scroll"
            case .footer: "make the `footer` lower"
            case .overlay, .underlay: "write it in the `footer`, which stands on the keyboard"
            }
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                places.severity(.error), .hiddenByKeyboard, message, at: view.element?.range, label: label,
                help: "\(layout.whereabouts(of: index, places)); on \(layout.point.viewport.title) the keyboard is"
                    + " \(layout.point.keyboard.tenths)pt high",
                device: places.deviceNames),
            fixes: fixes(of: view, index, in: layout))
    }

    /// The words for what leaves the rows too little room.
    private static func covers(_ tree: ViewTree) -> String {
        let bars = [tree.headerStack.map { _ in "the header" }, tree.footerStack.map { _ in "the footer" }].compactMap {
            $0
        }
        return EnglishList.joined(["the keyboard"] + bars, "and") + (bars.isEmpty ? " leaves" : " leave")
    }

    /// Fixes that tie the field to its parent or to the keyboard instead of the screen, let the screen scroll, or place
    /// the field in its host. A field that scrolls has none: what covers it must be lower.
    private static func fixes(of view: ViewNode, _ index: Int, in layout: LaidOutScreen) -> [SpecFix] {
        if scrolls(index, in: layout) { return [] }
        let isOverScreen = view.parent == nil
        // Rows and footer end where the keyboard begins; the screen under a layer does not.
        let lifted = view.relations.compactMap { relation -> SpecFix.Change? in
            guard case .formula(let formula) = relation.content, formula.attribute == .bottom,
                let place = formula.target?.place, place == .word(.screen) || place == .word(.safeArea)
            else { return nil }
            return .replaceRelation(
                relation, isOverScreen ? formula.text(to: .keyboard, of: .top) : formula.text(to: .parent))
        }
        return (lifted.isEmpty ? [] : [SpecFix(lifted)])
            + [SpecFix.scrolling(layout.tree.screen, along: .vertical)]
            + SpecFix.placeInside(view, placement: layout.nearestPlacement(of: index))
    }
}

extension RowDescription.Section {
    /// The section as a number, so that hidden fields of different sections are different defects.
    fileprivate var number: Int {
        switch self {
        case .header: 1
        case .content: 0
        case .footer: 2
        case .overlay: 3
        case .underlay: 4
        }
    }
}
