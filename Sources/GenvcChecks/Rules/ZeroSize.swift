import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let zeroSize = DiagnosticCode(rule: "zero-size", "something that is shown has no width or no height")
}

/// `zero-size`: a view that is shown and has no width or no height.
///
/// Judged are elements without views in them, and what scrolls if there is something in it. Spacers are none, nor views
/// whose size only the app knows: of a custom class, with a picture of the asset catalogue, or with a text that code
/// sets.
enum ZeroSize {
    static let rule = Rule(
        .zeroSize,
        why: """
            A plain view has no size of its own. Where nothing stretches it, it is there and nobody sees it.
            """,
        wrong: """
            screen: Legend
            scroll: vertical
            rows:
              - row: steps
                spacing: small
                items: [ { view: dot, width: 8, backgroundColor: primary }, { label: steps, text: Steps } ]

            """,
        right: """
            screen: Legend
            scroll: vertical
            rows:
              - row: steps
                spacing: small
                items: [ { view: dot, size: 8, backgroundColor: primary }, { label: steps, text: Steps } ]

            """,
        check: .layout(defects: defects, finding: finding),
        yield: yield)

    /// The rule yields to `ambiguous`: where nothing decides the size, that is the cause, and an error. A list or a
    /// scroll view yields to `does-not-fit` of what it stands in: what is beside it took all the room.
    private static func yield(_ index: Int, _ precedence: inout RulePrecedence) {
        let view = precedence.found[index].identity.view
        let isSqueezed =
            precedence.isScroller(view)
            && precedence.found.contains {
                let other = $0.identity.view
                return $0.identity.rule == .doesNotFit && other != view
                    && (precedence.element(of: other) == nil || precedence.stands(view, in: other))
            }
        if isSqueezed || precedence.first(.ambiguous, atViewOf: index) != nil { precedence.drop(index) }
    }

    /// The views smaller than half a pixel; `Identity.detail` is 0 without a width and 1 without a height.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        var defects: [Defect] = []
        for (index, subject) in layout.subjects.enumerated() {
            guard subject.facts.contains(.isElement), subject.facts.isDisjoint(with: [.isGap, .hasUnknownSize]),
                let rect = layout.frames[index], layout.isEmpty(rect), !layout.isUnsettled(index),
                subject.facts.contains(.isLeaf) || layout.hidesScrolledContent(index)
            else { continue }
            let hasHeight = rect.height >= rect.width
            defects.append(
                Defect(
                    identity: Defect.Identity(rule: .zeroSize, view: index, detail: hasHeight ? 0 : 1), needed: 1,
                    available: 0))
        }
        return defects
    }

    /// The advice for a view without a size. The list that a screen is has no keys of its own: what stands beside it
    /// leaves it no room.
    private static func advice(of defect: Defect, in tree: ViewTree, _ key: String) -> String {
        guard tree.list == defect.identity.view else {
            return "give it a `\(key)`, or `isHidden: true`"
        }
        let bars = EnglishList.joined(tree.barNames, "or")
        return bars.isEmpty ? "leave it room on the screen" : "make the rows of \(bars) lower"
    }

    /// The finding, which blames the row of a text that has no room, and else the missing size.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let view = layout.tree.views[defect.identity.view]
        let size = layout.frames[defect.identity.view]?.size
        let isWide = defect.identity.detail == 1
        let key = isWide ? "height" : "width"
        let side =
            isWide
            ? "is \((size?.width ?? 0).tenths)pt wide and 0 high"
            : "is 0pt wide and \((size?.height ?? 0).tenths) high"
        let isSqueezed = layout.subjects[defect.identity.view].facts.contains(.showsText)
        let isArranged = if case .arranged = view.attachment { true } else { view.role == .band }
        var fixes: [SpecFix] = []
        if let element = view.element {
            let length = SpecFix.usualLength
            fixes = [
                .set(.layout(isWide ? .height : .width), length, of: element),
                .set(.layout(.size), length, of: element),
                SpecFix([
                    .set(.layout(.width), length, element), .set(.layout(.height), length, element),
                ]),
            ]
        }
        if isSqueezed {
            let siblings = view.parent.map { layout.tree.views[$0].children } ?? []
            fixes = [view.element.map { SpecFix.remove(.layout(.compression), of: $0) }].compactMap { $0 }
            for sibling in siblings.compactMap({ layout.tree.views[$0].element }) where sibling !== view.element {
                fixes.append(.remove(.layout(.width), of: sibling))
            }
        }
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                .warning, .zeroSize, "`\(view.name)` \(side): nobody sees it", at: view.element?.range,
                label: isSqueezed
                    ? "leave it room \(isArranged ? "in its row" : "in its `width` and its `constraints`")"
                    : advice(of: defect, in: layout.tree, key),
                help: layout.whereabouts(of: defect.identity.view, places), device: places.deviceNames),
            fixes: fixes)
    }
}

extension LaidOutScreen {
    /// True for a list or a scroll view in which something would be seen if it had a size.
    fileprivate func hidesScrolledContent(_ index: Int) -> Bool {
        guard case .scroll = tree.views[index].container else { return false }
        return tree.views[index].children.contains { child in frames[child].map { !isEmpty($0) } ?? false }
    }
}
