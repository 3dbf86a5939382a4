import GenvcDiagnostics
import GenvcModel
import GenvcText
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, and notes where only accessibility sizes show them, unless a
    /// project sets another level.
    package static let brokenWord = DiagnosticCode(rule: "broken-word", "a word is wider than its line, and is broken")
}

/// `broken-word`: a word that is wider than its line, so that UIKit breaks it anywhere.
///
/// It is looked for in labels of several lines and in buttons. The rule looks neither at stretched texts, whose words
/// are a guess, nor at labels with `byCharWrapping`. Accessibility sizes are told apart, by notes: people who read so
/// large a text have seen words break, and mending them there must not change how the screen looks to everybody else.
enum BrokenWord {
    static let rule = Rule(
        .brokenWord,
        why: """
            UIKit breaks a text at spaces. A word that is wider than its line goes on in the next one, without a hyphen:
            `Invoi` and `ces`. Give it the width that it needs, or let it stand below its neighbours.

            Where only the accessibility sizes AX1 to AX5 break it, that is a note, which `genvc validate` alone tells. Rows
            that lie side by side have room there below one another: a case of `when` with
            `if: contentSizeCategory >= accessibilityMedium` says `axis: vertical`. A word that has all the width of the
            screen has nowhere to go; `maximumContentSizeCategory` ends its growth, and is advised from AX3 on, where a text
            of the body is more than twice its usual size.
            """,
        wrong: """
            screen: Account
            scroll: vertical
            rows:
              - { label: title, text: Invoices, font: headline, width: 60 }

            """,
        right: """
            screen: Account
            scroll: vertical
            rows:
              - { label: title, text: Invoices, font: headline }

            """,
        check: .layout(defects: defects, finding: finding),
        yield: yield)

    /// The sizes at which the word breaks, as details of a defect.
    private enum Sizes: Int {
        /// The sizes that people without an impairment choose.
        case usual
        /// The sizes from AX1 on.
        case accessibility
    }

    /// The rule yields to findings that a text is cut, or that a row has no room for its content: they say more. Of the
    /// sizes of a word, those are told at which most people see it broken.
    private static func yield(_ index: Int, _ precedence: inout RulePrecedence) {
        let (identity, places) = (precedence.found[index].identity, precedence.found[index].places)
        let isExplained = precedence.contains(atOrAround: identity.view) { other in
            switch other.identity.rule {
            case .clipped, .truncated:
                // Of a word that breaks at usual sizes people are told, also where a larger one is cut.
                other.identity.view == identity.view
                    && (identity.detail != Sizes.usual.rawValue || other.places.isSuperset(of: places))
            case .brokenWord: other.identity.view == identity.view && other.identity.detail < identity.detail
            case .doesNotFit:
                precedence.isElement(other.identity.view) && other.places.isSuperset(of: places)
            default: false
            }
        }
        if isExplained { precedence.drop(index) }
    }

    /// The views whose widest unbreakable piece of text is wider than their line; needed and available are points.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        guard layout.point.stretch == 1 else { return [] }
        let sizes = layout.point.textSize < .accessibility1 ? Sizes.usual : .accessibility
        var defects: [Defect] = []
        for index in layout.subjects.indices {
            guard let rect = layout.frames[index], let content = content(of: index, in: layout), !layout.isEmpty(rect)
            else { continue }
            let room = content.room(in: rect.width)
            guard content.title.widestWord > room + LaidOutScreen.tolerance,
                let written = brokenText(of: index, in: layout)
            else { continue }
            let needed = content.title.widestUnbroken(of: written).width
            guard needed > room + LaidOutScreen.tolerance, !layout.isUnsettled(index) else { continue }
            defects.append(
                Defect(
                    identity: Defect.Identity(rule: .brokenWord, view: index, detail: sizes.rawValue), needed: needed,
                    available: room, isNote: sizes == .accessibility))
        }
        return defects
    }

    /// The measured text of a label with several lines or of a button; nil for other views.
    private static func content(of index: Int, in layout: LaidOutScreen) -> TextContent? {
        let facts = layout.subjects[index].facts
        guard facts.contains([.isElement, .showsText]), !facts.isDisjoint(with: [.isLabel, .isButton]),
            case .text(let content) = layout.plan.nodes[index].intrinsic, content.lines != 1
        else { return nil }
        return content
    }

    /// The text of such a view; nil for one that breaks no words.
    private static func brokenText(of index: Int, in layout: LaidOutScreen) -> String? {
        // Whoever writes `byCharWrapping` wants broken words.
        guard let element = layout.tree.views[index].element,
            element.value(.lineBreakMode) != .choice("byCharWrapping")
        else { return nil }
        return element.laidOutText
    }

    /// The finding, with the word and what of the view's width limits it.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let index = defect.identity.view
        let view = layout.tree.views[index]
        let content = content(of: index, in: layout)
        let word = brokenText(of: index, in: layout).flatMap { content?.title.widestUnbroken(of: $0).word } ?? ""
        let isUsual = defect.identity.detail == Sizes.usual.rawValue
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                isUsual ? .warning : .note, .brokenWord,
                "`\(view.name)` breaks “\(word)” within the word: it is \(defect.needed.tenths)pt wide, its line has"
                    + " \(defect.available.tenths)",
                at: view.element?.range, label: isUsual ? advice(view) : nil,
                help: layout.whereabouts(of: index, places), device: places.deviceNames),
            fixes: isUsual ? fixes(of: index, in: layout.tree) : fixesOfLargeText(of: index, in: layout.tree, places))
    }

    /// The advice for a word that breaks at the sizes that most people choose.
    private static func advice(_ view: ViewNode) -> String {
        hasWidth(view) ? "leave out its width" : "let it have more of the width"
    }

    /// True if the spec gives the view a width of its own.
    private static func hasWidth(_ view: ViewNode) -> Bool {
        [.width, .size].contains { view.element?.layoutValue($0) != nil }
    }

    /// Fixes at the row: if its items need not be equally wide, the text gets the width that it asks for.
    private static func rowFixes(of index: Int, in row: Element, _ tree: ViewTree) -> [SpecFix] {
        guard let element = tree.views[index].element else { return [] }
        let hugs = SpecFix.Change.prioritize(.hugging, SpecFix.firmHugging, along: .horizontal, of: element)
        return [
            .remove(.layout(.distribution), of: row), SpecFix([.remove(.layout(.distribution), row), hugs]),
            SpecFix([hugs]), .set(.layout(.distribution), "fillProportionally", of: row),
        ]
    }

    /// Fixes from the view outwards: remove widths, let rows share their room in another way, or stack their items.
    private static func fixes(of index: Int, in tree: ViewTree) -> [SpecFix] {
        var fixes: [SpecFix] = []
        if let element = tree.views[index].element {
            fixes = [.remove(.layout(.width), of: element), .remove(.layout(.size), of: element)]
        }
        var next = tree.views[index].parent
        while let parent = next {
            let view = tree.views[parent]
            if let element = view.element, view.role == .element {
                fixes.append(.remove(.layout(.width), of: element))
                guard case .stack(let stack) = view.container, stack.axis == .horizontal else {
                    next = view.parent
                    continue
                }
                fixes += rowFixes(of: index, in: element, tree)
                if element.kind.key(.layout(.axis)) != nil {
                    fixes.append(.set(.layout(.axis), LayoutAxis.vertical.rawValue, of: element))
                    fixes.append(
                        SpecFix([
                            .remove(.layout(.distribution), element),
                            .set(.layout(.axis), LayoutAxis.vertical.rawValue, element),
                        ]))
                }
                for sibling in view.children.compactMap({ tree.views[$0].element }) {
                    fixes.append(.remove(.layout(.width), of: sibling))
                }
            }
            next = view.parent
        }
        return fixes
    }

    /// Fixes that change nothing at the sizes that most people choose: the rows around the view lie below one another
    /// at accessibility sizes, or its text grows no more where it is more than twice as large as usual.
    private static func fixesOfLargeText(of index: Int, in tree: ViewTree, _ places: Places) -> [SpecFix] {
        var fixes: [SpecFix] = []
        var next = tree.views[index].parent
        while let parent = next {
            let view = tree.views[parent]
            // A spec that has cases already keeps them.
            if let element = view.element, view.role == .element, element.variants.isEmpty,
                case .stack(let stack) = view.container, stack.axis == .horizontal,
                let axis = element.kind.key(.layout(.axis))
            {
                let size = TextSize.accessibility1.category
                fixes.append(
                    .set(
                        .tool(.variants), "[ { if: contentSizeCategory >= \(size), \(axis.name): vertical } ]",
                        of: element))
            }
            next = view.parent
        }
        let sizes = places.members.settings.map { places.matrix.textSizes[places.matrix.settings[$0].textSize] }
        let limit = SpecFix.KeyName.meaning(.maximumContentSizeCategory)
        if let element = tree.views[index].element, limit.value(at: element) == nil,
            let greatest = sizes.min().flatMap({ TextSize(rawValue: $0.rawValue - 1) }), greatest >= .accessibility3
        {
            fixes.append(.set(limit, greatest.category, of: element))
        }
        return fixes
    }
}
