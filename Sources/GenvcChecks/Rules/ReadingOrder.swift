import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let readingOrder = DiagnosticCode(
        rule: "reading-order", "VoiceOver reads in another order than one sees")
}

/// `reading-order`: VoiceOver reads the elements of a container in the order of the spec, while people who see them
/// read from top to bottom and from the leading to the trailing side.
///
/// Only layers and views with relations can stand out of order; a stack without them is never looked at. A view is
/// earlier if it ends above the other, or beside it on one line on the leading side.
enum ReadingOrder {
    static let rule = Rule(
        .readingOrder,
        why: """
            VoiceOver reads what stands in a container in the order of the spec. Where layers and relations put the last
            thing first on screen, people hear an answer before its question.
            """,
        wrong: """
            screen: Ticket
            scroll: vertical
            rows:
              - view: ticket
                height: 300
                overlay:
                  - { label: price, text: 20 dollars, placement: bottom }
                  - { label: film, text: Metropolis, placement: top }

            """,
        right: """
            screen: Ticket
            scroll: vertical
            rows:
              - view: ticket
                height: 300
                overlay:
                  - { label: film, text: Metropolis, placement: top }
                  - { label: price, text: 20 dollars, placement: bottom }

            """,
        check: .layout(defects: defects, finding: finding))

    /// The pairs in the wrong order: `Identity.view` is read later, and stands first.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        let subjects = layout.subjects
        guard subjects.indices.contains(where: { isMoved($0, in: layout) }) else { return [] }
        let isPart = parts(of: layout)
        var strays: [Int] = []
        let places = spoken(in: layout, without: isPart, strays: &strays)
        var defects: [Defect] = []
        for stray in strays { add(stray, places, in: layout, to: &defects) }
        for index in subjects.indices where !subjects[index].facts.contains(.isRead) && !isPart[index] {
            let children = layout.tree.views[index].children
            guard children.count > 1, children.contains(where: { isMoved($0, in: layout) }) else { continue }
            add(children.filter { places[$0] != nil }, places, in: layout, to: &defects)
        }
        return defects
    }

    /// For each view true if VoiceOver reads it as a part of what it stands in.
    private static func parts(of layout: LaidOutScreen) -> [Bool] {
        var isPart = [Bool](repeating: false, count: layout.subjects.count)
        // Views come behind those that they stand in.
        for index in layout.subjects.indices {
            let parent = layout.plan.nodes[index].parent
            guard parent >= 0 else { continue }
            // A layer over a label or a button stands beside it, in a view that holds both.
            let facts = layout.subjects[parent].facts
            let joins = facts.contains(.isRead) && !facts.contains(.isLeaf)
            isPart[index] = isPart[parent] || joins
        }
        return isPart
    }

    /// For each view the rectangle around everything in it that VoiceOver reads; nil if VoiceOver reads nothing in it.
    ///
    /// - Parameters:
    ///   - isPart: true for views that are read with others.
    ///   - strays: gets the layers that stand wholly outside their hosts.
    private static func spoken(in layout: LaidOutScreen, without isPart: [Bool], strays: inout [Int]) -> [Rect?] {
        var places = [Rect?](repeating: nil, count: layout.subjects.count)
        for index in layout.subjects.indices.reversed() where !isPart[index] {
            guard let rect = layout.frames[index] else {
                places[index] = nil
                continue
            }
            if layout.subjects[index].facts.contains(.isRead) { places[index] = rect }
            let parent = layout.plan.nodes[index].parent
            guard parent >= 0, let place = places[index] else { continue }
            if layout.subjects[index].facts.contains(.isLayer), let host = layout.frames[parent],
                place.cut(with: host) < -LaidOutScreen.tolerance
            {
                strays.append(index)
                continue
            }
            places[parent] = places[parent].map { $0.union(place) } ?? place
        }
        return places
    }

    /// Adds a layer that lies outside its host: VoiceOver reads it with its host, but people see it among other views.
    private static func add(_ stray: Int, _ places: [Rect?], in layout: LaidOutScreen, to defects: inout [Defect]) {
        guard let place = places[stray], !layout.isUnsettled(stray) else { return }
        let subject = layout.subjects[stray]
        for other in layout.subjects.indices where layout.subjects[other].facts.contains(.isRead) {
            guard layout.subjects[other].section == subject.section,
                layout.subjects[other].facts.contains(.scrolls) == subject.facts.contains(.scrolls),
                !layout.stands(other, in: stray), !layout.stands(stray, in: other), let rect = layout.frames[other],
                other < stray
                    ? isBefore(place, rect, layout.point.direction) : isBefore(rect, place, layout.point.direction),
                !layout.isUnsettled(other)
            else { continue }
            defects.append(
                Defect(
                    identity: Defect.Identity(
                        rule: .readingOrder, view: max(stray, other), other: min(stray, other))))
            return
        }
    }

    /// Adds the pairs of views of one container that are in the wrong order and of which one was moved by the spec.
    private static func add(
        _ children: [Int], _ places: [Rect?], in layout: LaidOutScreen, to defects: inout [Defect]
    ) {
        let moved = children.map { isMoved($0, in: layout) }
        for (position, earlier) in children.enumerated() {
            guard let first = places[earlier] else { continue }
            for next in children.indices.dropFirst(position + 1) where moved[position] || moved[next] {
                let later = children[next]
                guard let second = places[later], isBefore(second, first, layout.point.direction),
                    !layout.isUnsettled(earlier), !layout.isUnsettled(later)
                else { continue }
                defects.append(Defect(identity: Defect.Identity(rule: .readingOrder, view: later, other: earlier)))
            }
        }
    }

    /// True for a view that does not keep the place of a stack: stacks keep the order of the spec.
    private static func isMoved(_ view: Int, in layout: LaidOutScreen) -> Bool {
        !layout.subjects[view].facts.isDisjoint(with: [.isLayer, .isRelated])
    }

    /// True if one reads `place` before `other`: it stands above, or beside it on the leading side.
    private static func isBefore(_ place: Rect, _ other: Rect, _ direction: LayoutDirection) -> Bool {
        if place.maxY <= other.minY + LaidOutScreen.tolerance { return true }
        let common = min(place.maxY, other.maxY) - max(place.minY, other.minY)
        // Two views are on one line if more than half of the lower view's height is beside the other one.
        guard common > min(place.height, other.height) / 2 else { return false }
        return direction == .leftToRight
            ? place.maxX <= other.minX + LaidOutScreen.tolerance
            : place.minX >= other.maxX - LaidOutScreen.tolerance
    }

    /// The side on which the view that is read later stands.
    private static func side(_ defect: Defect, _ layout: LaidOutScreen) -> String {
        guard let later = layout.frames[defect.identity.view], let other = defect.identity.other,
            let earlier = layout.frames[other], later.maxY > earlier.minY + LaidOutScreen.tolerance
        else { return "above it" }
        return "before it on the line"
    }

    /// The finding, whose first fix exchanges the two in the spec.
    static func finding(of defect: Defect, in layout: LaidOutScreen, places: Places) -> RuleFinding {
        let view = layout.tree.views[defect.identity.view]
        let other = layout.tree.views[defect.identity.other ?? defect.identity.view]
        var fixes: [SpecFix] = []
        if let element = view.element, let earlier = other.element {
            fixes = [
                SpecFix([.swap(earlier, element)]), .remove(.layout(.constraints), of: element),
                .remove(.layout(.constraints), of: earlier),
            ]
            for placement in ["bottom", "trailing", "bottomTrailing"] {
                fixes.append(.set(.layout(.placement), placement, of: element))
            }
        }
        return RuleFinding(
            element: view.element,
            diagnostic: Diagnostic(
                .warning, .readingOrder,
                "VoiceOver reads `\(other.name)` before `\(view.name)`, which stands \(side(defect, layout))",
                at: view.element?.range, label: "write it before `\(other.name)`",
                related: other.element.map { [Diagnostic.Label($0.range, "`\(other.name)` stands here")] } ?? [],
                help: layout.whereabouts(of: defect.identity.view, places), device: places.deviceNames),
            fixes: fixes)
    }
}

extension Rect {
    /// The smallest rectangle that holds both.
    fileprivate func union(_ other: Rect) -> Rect {
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
}
