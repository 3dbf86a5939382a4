import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let touchingTexts = DiagnosticCode(
        rule: "touching-texts", "two texts of a row run into each other, with nothing between them")
}

/// `touching-texts`: two labels side by side whose texts end and begin at the same place.
///
/// It needs a row that says nothing of its `spacing`: who writes `spacing: 0` wants them together. A background or a
/// border of either parts them, and so do the room that a label has beyond its text, and spaces that the texts have.
/// Longer texts of another language are not looked at, since nobody can tell which of them will touch.
enum TouchingTexts {
    static let rule = Rule(
        .touchingTexts,
        why: """
            A row leaves no room between its views unless it says so, and two texts without room between them read as
            one: Total24.00. Give the row a `spacing`; write `spacing: 0` where they belong together.
            """,
        wrong: """
            screen: Price
            scroll: vertical
            rows:
              - row: price
                items: [ { label: name, text: Tea, hugging: { horizontal: 999 } }, { label: sum, text: Ten } ]

            """,
        right: """
            screen: Price
            scroll: vertical
            rows:
              - row: price
                spacing: small
                items: [ { label: name, text: Tea, hugging: { horizontal: 999 } }, { label: sum, text: Ten } ]

            """,
        check: .layout(defects: defects, finding: finding))

    /// One defect for each row with such texts; needed is the number of places at which texts touch.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        guard layout.point.stretch == 1 else { return [] }
        return layout.plan.nodes.indices.compactMap { index in
            let pairs = pairs(in: index, of: layout)
            guard !pairs.isEmpty else { return nil }
            return Defect(identity: Defect.Identity(rule: .touchingTexts, view: index), needed: Double(pairs.count))
        }
    }

    /// The neighbours in a row whose texts touch; empty for a view that is no row.
    private static func pairs(in row: Int, of layout: LaidOutScreen) -> [(first: Int, second: Int)] {
        let node = layout.plan.nodes[row]
        guard let stack = node.stack, stack.isHorizontal, node.isPresent, stack.spacing == 0,
            layout.tree.views[row].element?.layoutValue(.spacing) == nil
        else { return [] }
        // A filler that no room is left for parts nothing.
        let items = layout.plan.arranged[node.arranged].filter { item in
            layout.frames[item].map {
                !layout.subjects[item].facts.contains(.isGap) || $0.width > LaidOutScreen.tolerance
            } ?? false
        }
        return zip(items, items.dropFirst()).filter { first, second in
            guard layout.tree.views[first].element?.layoutValue(.spacingAfter) == nil,
                let left = text(of: first, in: layout), let right = text(of: second, in: layout),
                !holdsSpace(between: first, second, in: layout.tree)
            else { return false }
            let gap = max(left.minX, right.minX) - min(left.maxX, right.maxX)
            let line = min(left.maxY, right.maxY) - max(left.minY, right.minY)
            return abs(gap) <= LaidOutScreen.tolerance && line > LaidOutScreen.tolerance
        }.map { (first: $0, second: $1) }
    }

    /// True if the first text ends, or the second one begins, with a space of its own: `Posts: ` before `12`.
    private static func holdsSpace(between first: Int, _ second: Int, in tree: ViewTree) -> Bool {
        let space = UInt8(ascii: " ")
        return tree.views[first].element?.mainText?.text.utf8.last == space
            || tree.views[second].element?.mainText?.text.utf8.first == space
    }

    /// The rectangle of the text that a label shows with nothing around it; nil for any other view.
    private static func text(of view: Int, in layout: LaidOutScreen) -> Rect? {
        let facts = layout.subjects[view].facts
        guard facts.contains([.isElement, .isLabel, .showsText]), !facts.contains(.paints),
            let element = layout.tree.views[view].element, element.value(.borderWidth) == nil,
            case .text(let content) = layout.plan.nodes[view].intrinsic, content.horizontalInsets == 0,
            let frame = layout.frames[view], !layout.isEmpty(frame), !layout.isUnsettled(view),
            layout.textHeight(of: view, in: frame.width) != nil
        else { return nil }
        return Overlap.seen(Overlap.Drawn(view: view, rect: frame), in: layout)
    }

    /// The length of the project's scale that parts two texts: its `small` one, or the smallest that it has.
    private static func smallestGap(in tokens: TokenTable) -> String {
        let lengths = tokens.tokens(of: .spacing).filter { $0.points > 0 }
        return (lengths.first { $0.name == "small" } ?? lengths.min { $0.points < $1.points })?.name ?? ""
    }

    /// The finding about the row, with the texts that touch.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let row = defect.identity.view
        let element = layout.tree.views[row].element
        let pairs = pairs(in: row, of: layout)
        var names: [String] = []
        for name in pairs.flatMap({ [$0.first, $0.second] }).map({ "`\(layout.tree.views[$0].name)`" })
        where !names.contains(name) {
            names.append(name)
        }
        let gap = smallestGap(in: layout.tree.screen.tokens)
        return RuleFinding(
            element: element,
            diagnostic: Diagnostic(
                .warning, .touchingTexts,
                "the texts of \(EnglishList.joined(names, "and")) touch: nothing parts them", at: element?.range,
                label: "add `spacing: \(gap)`",
                help: "`spacing: 0` says that they belong together; \(layout.whereabouts(of: row, places))",
                device: places.deviceNames),
            fixes: element.map { [.set(.layout(.spacing), gap, of: $0)] } ?? [])
    }
}
