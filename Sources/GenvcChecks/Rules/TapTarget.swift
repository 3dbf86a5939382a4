import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let tapTarget = DiagnosticCode(rule: "tap-target", "something to tap is smaller than a finger needs")
}

/// `tap-target`: what takes touches is at least 44 by 44 points (Human Interface Guidelines).
///
/// Judged is the area that takes touches, `hitArea` included. Controls with a fixed size of UIKit's own, such as a
/// switch, need no more than that, and links in a text that nobody edits need nothing.
enum TapTarget {
    static let rule = Rule(
        .tapTarget,
        why: """
            A fingertip covers about 44 by 44 points, as the Human Interface Guidelines count it. What is smaller is
            missed, above all by people with unsteady hands. An icon needs a `width` and a `height`, or a
            `size`, of 44 or more: by itself it is as large as its picture.
            """,
        wrong: """
            screen: Help
            scroll: vertical
            rows:
              - { button: more, image: symbol:ellipsis, accessibilityLabel: More, width: 30 }

            """,
        right: """
            screen: Help
            scroll: vertical
            rows:
              - { button: more, image: symbol:ellipsis, accessibilityLabel: More, width: 44 }

            """,
        check: .layout(defects: defects, finding: finding),
        yield: yield)

    /// Yields to `zero-size`, and to itself where the view is too low at other points.
    private static func yield(_ index: Int, _ precedence: inout RulePrecedence) {
        // A view that has no size at some points is too narrow to tap at others.
        if precedence.first(.zeroSize, atViewOf: index) != nil { precedence.drop(index) }
        // A view that is too low at some points and only too narrow at others is reported once.
        let detail = precedence.found[index].identity.detail
        let other = precedence.first(.tapTarget, atViewOf: index) { $0.identity.detail > detail }
        if let other { precedence.drop(index, for: other) }
    }

    /// The least side of what is tapped, in points (Human Interface Guidelines).
    private static let least = 44.0
    /// The points that may be lacking: sizes in pixels do not always add up to whole points.
    private static let tolerance = 0.01

    /// The `Defect.Identity.detail` of a view that is too low, whether or not it is wide enough.
    static let lowDetail = 1

    /// The defects of all controls that are too small. The first one in a row or column is reported for all of them.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        let small = small(in: layout)
        guard small.count > 1 else { return small }
        var reported: Set<Int> = []
        return small.filter { defect in
            group(of: defect, in: layout).map { reported.insert($0).inserted } ?? true
        }
    }

    /// A number that defects with one cause share: that of the row or column, and of what its controls lack. Nil for a
    /// control outside of one, and for an element that silences the rule, which is reported by itself.
    private static func group(of defect: Defect, in layout: LaidOutScreen) -> Int? {
        let view = defect.identity.view
        let parent = layout.plan.nodes[layout.outerView(of: view)].parent
        guard parent >= 0, layout.plan.nodes[parent].stack != nil,
            layout.tree.views[view].element?.toolValue(.suppress) == nil
        else { return nil }
        return parent * (lowDetail + 1) + defect.identity.detail
    }

    /// The controls that are too small; available is the shorter side in points.
    private static func small(in layout: LaidOutScreen) -> [Defect] {
        let subjects = layout.subjects
        var defects: [Defect] = []
        for index in subjects.indices where subjects[index].facts.contains([.isElement, .takesTouches]) {
            guard let rect = touchArea(of: index, in: layout), min(rect.width, rect.height) < least - tolerance,
                !layout.isEmpty(rect), !layout.isUnsettled(index), !isInline(layout.tree.views[index].element)
            else { continue }
            let needed = neededSize(of: index, in: layout)
            guard rect.width < needed.width - tolerance || rect.height < needed.height - tolerance else { continue }
            let isLow = rect.height < needed.height - tolerance
            defects.append(
                Defect(
                    identity: Defect.Identity(rule: .tapTarget, view: index, detail: isLow ? lowDetail : 0),
                    needed: least,
                    available: min(rect.width, rect.height)))
        }
        return defects
    }

    /// True for a text that nobody edits: its links are as high as its lines (WCAG 2.2, 2.5.8, exception "inline").
    private static func isInline(_ element: Element?) -> Bool {
        guard let element else { return false }
        return element.kind.traits.contains(.takesText) && !element.isTextInput
    }

    /// The area in which a view takes touches: `hitArea` around itself where it says so, but not outside of what it
    /// stands in; nil for a hidden view.
    private static func touchArea(of index: Int, in layout: LaidOutScreen) -> Rect? {
        guard let rect = layout.frames[index],
            case .length(let least)? = layout.tree.views[index].element?.value(.hitArea)
        else { return layout.frames[index] }
        let (width, height) = (max(rect.width, least.points), max(rect.height, least.points))
        var area = Rect(
            x: rect.minX - (width - rect.width) / 2, y: rect.minY - (height - rect.height) / 2, width: width,
            height: height)
        var next = layout.plan.nodes[index].parent
        while next >= 0 {
            // A view below the visible part of a scroll view can be scrolled into it.
            if case .scroll = layout.tree.views[next].container { break }
            if let outer = layout.frames[next] {
                let (x, y) = (max(area.minX, outer.minX), max(area.minY, outer.minY))
                area = Rect(
                    x: x, y: y, width: min(area.maxX, outer.maxX) - x, height: min(area.maxY, outer.maxY) - y)
            }
            next = layout.plan.nodes[next].parent
        }
        return area
    }

    /// The size that a control needs to be tapped: 44 by 44 points, or the fixed size that UIKit gives a switch and
    /// similar controls.
    private static func neededSize(of index: Int, in layout: LaidOutScreen) -> (width: Double, height: Double) {
        switch layout.plan.nodes[index].intrinsic {
        case .none, .text, .wheels: (least, least)
        case .fixed(let width, let height): (min(least, width), min(least, height))
        case .height(let height): (least, min(least, height))
        case .segments(_, _, let height): (least, min(least, height))
        }
    }

    /// The finding about all views alike, with the size of the first.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let view = layout.tree.views[defect.identity.view]
        let rect = touchArea(of: defect.identity.view, in: layout) ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let size = "\(rect.width.tenths) × \(rect.height.tenths)pt"
        let group = group(of: defect, in: layout)
        let alike =
            group == nil
            ? [] : small(in: layout).filter { self.group(of: $0, in: layout) == group }.map(\.identity.view)
        let subject =
            alike.count > 1
            ? EnglishList.joined(alike.map { "`\(layout.tree.views[$0].name)`" }, "and") + " are" : "`\(view.name)` is"
        let hasSize = view.element?.layoutValue(.size) != nil
        let short = shortSides(of: defect.identity.view, in: layout)
        let sides = [short.width ? "`width`" : nil, short.height ? "`height`" : nil].compactMap { $0 }
        let keys = hasSize ? "`size`" : EnglishList.joined(sides, "and")
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                .warning, .tapTarget, "\(subject) \(size), too small to tap: 44 × 44 is the least",
                at: view.element?.range,
                label: "make its \(keys) 44 or more",
                help: "people tap with fingertips; \(layout.whereabouts(of: defect.identity.view, places))",
                device: places.deviceNames),
            fixes: fixes(of: alike.isEmpty ? [defect.identity.view] : alike, in: layout))
    }

    /// The sides that are too short to tap.
    private static func shortSides(of index: Int, in layout: LaidOutScreen) -> (width: Bool, height: Bool) {
        guard let rect = touchArea(of: index, in: layout) else { return (false, false) }
        let needed = neededSize(of: index, in: layout)
        return (rect.width < needed.width - tolerance, rect.height < needed.height - tolerance)
    }

    /// Fixes that change all of the views alike.
    private static func fixes(of views: [Int], in layout: LaidOutScreen) -> [SpecFix] {
        // The views of a `repeat` are one element of the spec, which is changed once.
        var known: Set<SourceRange?> = []
        let distinct = views.filter { known.insert(layout.tree.views[$0].element?.range).inserted }
        let lists = distinct.map { changes(of: $0, in: layout) }
        let count = lists.map(\.count).min() ?? 0
        return (0..<count).map { position in SpecFix(lists.flatMap { $0[position] }) }
    }

    /// The changes that make one view large enough. Every view gets the same number of alternatives, so that those of
    /// several views can be combined; a side that is long enough stays as it is.
    private static func changes(of index: Int, in layout: LaidOutScreen) -> [[SpecFix.Change]] {
        let view = layout.tree.views[index]
        guard let element = view.element else { return [] }
        let length = "\(least.pointText)"
        let short = shortSides(of: index, in: layout)
        let widened = view.relations.compactMap { relation -> SpecFix.Change? in
            guard case .formula(let formula) = relation.content, formula.target == nil,
                let points = formula.length?.points, points < least
            else { return nil }
            return .replaceRelation(relation, "\(formula.attribute.rawValue) \(formula.sign.rawValue) \(length)")
        }
        let most = element.growsWithItsText ? view.height.first { $0.relation == .maximum }?.length.points : nil
        let height = most.map { "{ min: \(length), max: \(max($0, least).pointText) }" } ?? length
        let higher: [SpecFix.Change] = short.height ? [.set(.layout(.height), height, element)] : []
        // A title may be longer in another language: only a least width leaves it whole.
        let width = element.showsText ? "{ min: \(length) }" : length
        let wider: [SpecFix.Change] = short.width ? [.set(.layout(.width), width, element)] : []
        return [
            SpecFix.KeyName.layout(.size).value(at: element) != nil ? [.set(.layout(.size), length, element)] : [],
            widened, higher,
            wider, higher + wider, short.height ? [.remove(.layout(.height), element)] : [],
            short.width ? [.remove(.layout(.width), element)] : [], [.remove(.layout(.size), element)],
        ]
    }
}
