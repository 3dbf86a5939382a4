import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let fixedHeightText = DiagnosticCode(
        rule: "fixed-height-text", "a height is fixed, and the text in it grows")
}

/// `fixed-height-text`: text that grows with the text size, in a height that does not.
///
/// It needs a required height that is equal to or at most a number, or an aspect ratio, and a text size above the
/// default at which the text needs more. At the default size the same is `clipped` or `truncated`.
enum FixedHeightText {
    static let rule = Rule(
        .fixedHeightText,
        why: """
            A body text is 17 points high at the default text size and 53 at the largest. A height that is equal to a number,
            or at most that number, cuts it; `height: 40` alone is at least 40 where there is text.
            """,
        wrong: """
            screen: Title
            scroll: vertical
            rows:
              - { label: title, text: Hello, font: title1, height: { equal: 40 } }

            """,
        right: """
            screen: Title
            scroll: vertical
            rows:
              - { label: title, text: Hello, font: title1, height: 40 }

            """,
        check: .layout(defects: defects, finding: finding),
        yield: yield)

    /// Decides between this rule and those about cut texts. Text that fits at the default size and not at larger ones,
    /// or not in a language with longer words, is cut by the height that does not follow it; text that never fits is
    /// cut, whatever its height.
    private static func yield(_ index: Int, _ precedence: inout RulePrecedence) {
        let (view, places) = (precedence.found[index].identity.view, precedence.found[index].places)
        let tooLowToTap = precedence.first(.tapTarget, atViewOf: index) {
            $0.identity.detail == TapTarget.lowDetail && $0.places.isSuperset(of: places)
        }
        if tooLowToTap != nil { precedence.drop(index) }
        for (other, defect) in precedence.found.enumerated() where cutsText(defect.identity, in: view, precedence) {
            precedence.drop(defect.isOnlyInLargerOrLongerText ? other : index)
        }
    }

    /// True for a defect of a text that is cut, or has no room, in a view of limited height.
    private static func cutsText(_ identity: Defect.Identity, in view: Int, _ precedence: RulePrecedence) -> Bool {
        switch identity.rule {
        case .clipped, .truncated, .doesNotFit:
            precedence.isSameElement(view, identity.view) || precedence.stands(identity.view, in: view)
        default: false
        }
    }

    /// The views whose text needs more points than their limited height.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        // At the default text size and below, the height itself is too small, whether or not it is fixed.
        guard layout.point.textSize > .large else { return [] }
        var defects: [Defect] = []
        for (index, subject) in layout.subjects.enumerated() {
            guard let limit = subject.heightLimit, let rect = layout.frames[index],
                let needed = layout.neededHeight(of: index), needed > rect.height + LaidOutScreen.tolerance,
                // A view squeezed below its limit is not cut by that limit.
                rect.height > limit - LaidOutScreen.tolerance
            else { continue }
            let identity = Defect.Identity(rule: .fixedHeightText, view: index)
            defects.append(Defect(identity: identity, needed: needed, available: rect.height))
        }
        return defects
    }

    /// The finding at the value that limits the height.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let view = defect.identity.view
        let node = layout.tree.views[view]
        let name = node.element?.caption ?? node.name
        return RuleFinding(
            element: node.element,
            diagnostic: Diagnostic(
                .warning, .fixedHeightText,
                "the text in \(name) needs \(defect.needed.tenths)pt at \(layout.point.textSize.name); its height is "
                    + (isOnlyLimited(node) ? "at most " : "") + defect.available.tenths
                    + (isOnlyLimited(node) ? "" : " at every text size"),
                at: node.element.map { place(of: $0) }, label: layout.adviceOnHeight(of: view),
                help:
                    "people choose the text size for all apps; the text is cut \(layout.whereabouts(of: view, places))",
                device: places.deviceNames),
            fixes: fixes(of: node))
    }

    /// True for a view that may be lower than its limit.
    private static func isOnlyLimited(_ view: ViewNode) -> Bool {
        if let rule = limitingRule(of: view) { return rule.relation == .maximum }
        return limitingRelation(of: view).map { !$0.says(.height) } ?? false
    }

    /// The rule of the key `height` that limits the view; nil for none.
    private static func limitingRule(of view: ViewNode) -> SizeRule? {
        view.height.first { $0.relation == .equal || $0.relation == .maximum }
    }

    /// The relation that limits the height of the view; nil where its keys do.
    private static func limitingRelation(of view: ViewNode) -> Relation? {
        guard view.aspectRatio == nil, view.height.allSatisfy({ $0.relation == .minimum }) else { return nil }
        return view.relations.first { $0.limits(.height) }
    }

    /// The place of the value that sets the height.
    private static func place(of element: Element) -> SourceRange {
        for key in [Effect.LayoutKey.height, .size, .aspectRatio] {
            if let keyed = element.layoutValue(key), keyed.origin == .element { return keyed.range }
        }
        return element.range
    }

    /// Fixes that make the height a least one, or remove it.
    private static func fixes(of view: ViewNode) -> [SpecFix] {
        guard let element = view.element else { return [] }
        if limitingRule(of: view) != nil {
            return SpecFix.leastHeight(view.height, of: element) + [.remove(.layout(.height), of: element)]
        }
        if case .size(let width, let height)? = element.layoutValue(.size)?.value {
            return [
                SpecFix([
                    .remove(.layout(.size), element), .set(.layout(.width), width.written, element),
                    .set(.layout(.height), "{ min: \(height.written) }", element),
                ])
            ]
        }
        if let relation = limitingRelation(of: view) { return [SpecFix([.removeRelation(relation, element)])] }
        return [.remove(.layout(.aspectRatio), of: element)]
    }
}
