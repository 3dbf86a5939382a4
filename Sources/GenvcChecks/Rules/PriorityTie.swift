import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let priorityTie = DiagnosticCode(
        rule: "priority-tie", "two views of one line give way with the same priority")
}

/// `priority-tie`: two views of one row or column of which one must give way, with equal priorities.
///
/// It needs room that is more than half a point too much or too little. Views that grow with equal priorities are
/// reported only if the spec sets one of these; else they are a matter of `row-flex`.
enum PriorityTie {
    static let rule = Rule(
        .priorityTie,
        why: """
            Where a line has too much room or too little, the view with the lowest priority gives way. If two have the same,
            UIKit takes either, and need not take the same one tomorrow. Let the priorities differ by one.
            """,
        wrong: """
            screen: Price
            scroll: vertical
            rows:
              - row: price
                items: [ { label: tea, text: Tea, hugging: 300 }, { label: price, text: Ten, numberOfLines: 1, hugging: 300 } ]

            """,
        right: """
            screen: Price
            scroll: vertical
            rows:
              - row: price
                items: [ { label: tea, text: Tea, hugging: 300 }, { label: price, text: Ten, numberOfLines: 1, hugging: 301 } ]

            """,
        check: .layout(defects: defects, finding: finding))

    /// Views that compete for the room of a line, and the cause.
    struct Tie {
        /// Why they compete, as the raw value of `Defect.Identity.detail`.
        enum Cause: Int {
            /// The room is short, and each may shrink.
            case shrinking
            /// The room is too large, and each may grow.
            case growing
            /// The spec gives them optional lengths with the same priority.
            case sizes
        }

        /// The competing views, two or more.
        let rivals: [Int]
        /// Why the views compete.
        let cause: Cause
        /// The priority that they share.
        let priority: Double
        /// The points that the views of the stack need together.
        let needed: Double
        /// The points that the stack has for them.
        let available: Double

        var first: Int { rivals.first ?? 0 }
        var second: Int { rivals.count > 1 ? rivals[1] : first }
    }

    /// A view along the axis of its stack.
    private struct Competitor {
        let view: Int
        /// The view's own length along the axis, in points.
        let length: Double
        /// The least length that its rules allow, in points.
        let least: Double
        /// The priority against shrinking; infinite if the view cannot shrink.
        let compression: Double
        /// The priority against growing; infinite if the view cannot grow, 0 if it takes any length.
        let hugging: Double
        /// True if the spec sets one of these priorities, or a length that may give way.
        let isDeclared: Bool
        let hasOptionalLength: Bool
        /// True for a text of several lines, with which UIKit divides the width instead.
        let isMultiline: Bool
    }

    /// The points that a view must be able to give before anybody sees which of several views gave them.
    private static let leastSeen = 1.0

    /// UIKit's default compression resistance of every view.
    private static let resistance = 750.0

    /// One defect for each stack or view with a tie, about its first two rivals; needed and available are points.
    static func defects(in layout: LaidOutScreen) -> [Defect] {
        var defects: [Defect] = []
        for index in layout.plan.nodes.indices {
            guard let tie = tie(in: index, of: layout) ?? tie(within: index, layout) else { continue }
            defects.append(
                Defect(
                    identity: Defect.Identity(
                        rule: .priorityTie, view: tie.first, other: tie.second, detail: tie.cause.rawValue),
                    needed: tie.needed, available: tie.available))
        }
        return defects
    }

    /// The tie of two optional lengths of one view that contradict each other with equal priority; nil if there is
    /// none.
    private static func tie(within index: Int, _ layout: LaidOutScreen) -> Tie? {
        guard layout.subjects[index].facts.contains(.hasOptionalLength), layout.frames[index] != nil else { return nil }
        let view = layout.tree.views[index]
        for rules in [view.width, view.height] {
            let wishes = rules.filter { $0.relation == .equal && $0.priority < Priorities.required }
            for (position, wish) in wishes.enumerated() {
                guard let other = wishes[(position + 1)...].first(where: { $0.priority == wish.priority }),
                    other.length.points != wish.length.points
                else { continue }
                return Tie(
                    rivals: [index], cause: .sizes, priority: wish.priority,
                    needed: max(wish.length.points, other.length.points),
                    available: min(wish.length.points, other.length.points))
            }
        }
        return nil
    }

    /// The two views of a stack that compete at this point, or nil.
    static func tie(in index: Int, of layout: LaidOutScreen) -> Tie? {
        let node = layout.plan.nodes[index]
        guard let stack = node.stack, node.isPresent, node.arranged.count > 1, let rect = layout.frames[index],
            stack.distribution == .fill || stack.distribution == .equalSpacing
        else { return nil }
        let children = layout.plan.arranged[node.arranged]
        // Views one below the other compete only if the spec sets priorities.
        if !stack.isHorizontal,
            !children.contains(where: {
                !layout.subjects[$0].facts.isDisjoint(with: [.hasOptionalLength, .hasVerticalPriority])
            })
        {
            return nil
        }
        var room =
            stack.isHorizontal ? rect.width - stack.leading - stack.trailing : rect.height - stack.top - stack.bottom
        for child in children.dropLast() { room -= layout.plan.nodes[child].spacingAfter ?? stack.spacing }
        let competitors = children.map { competitor($0, stack, layout) }
        let needed = competitors.reduce(0) { $0 + $1.length }
        if needed > room + LaidOutScreen.tolerance { return shrinking(competitors, needed, room) }
        guard needed < room - LaidOutScreen.tolerance, stack.distribution == .fill else { return nil }
        return growing(competitors, needed, room)
    }

    /// The tie in the stack that a view stands in.
    static func tie(around view: Int, of layout: LaidOutScreen) -> Tie? {
        let parent = layout.plan.nodes[view].parent
        return parent >= 0 ? tie(in: parent, of: layout) : nil
    }

    /// A view of a stack with the priorities and lengths that decide whether it gives way.
    private static func competitor(_ view: Int, _ stack: LayoutNode.Stack, _ layout: LaidOutScreen) -> Competitor {
        let (node, views) = (layout.plan.nodes[view], layout.tree.views)
        let rect = layout.frames[view]
        let scale = layout.frames.viewport.scale
        let isHorizontal = stack.isHorizontal
        let rules = isHorizontal ? node.width : node.height
        let isStack = node.stack != nil || node.isBand
        let own =
            isHorizontal
            ? node.intrinsic.width(scale: scale) : node.intrinsic.height(in: rect?.width ?? 0, scale: scale)
        let isTied =
            isStack || node.equalLength != nil || node.ratio > 0
            || views[view].relations.contains { $0.settles(isHorizontal ? .width : .height) }
        let length = isTied ? (isHorizontal ? rect?.width : rect?.height) ?? 0 : rules.resolved(own)
        let isRigid = isTied || rules.equal != nil || !isHorizontal && node.isHairline
        let wish = (isHorizontal ? views[view].width : views[view].height)
            .first { $0.relation == .equal && $0.priority < Priorities.required }
        let hugging = isHorizontal ? node.hugging.horizontal : node.hugging.vertical
        let compression = isHorizontal ? views[view].compression.horizontal : views[view].compression.vertical
        var declared: AxisPriorities?
        if case .priorities(let given)? = views[view].element?.layoutValue(.hugging)?.value { declared = given }
        // A view without content takes any length.
        let isEmpty = own == nil && wish == nil
        return Competitor(
            view: view, length: length, least: rules.least(0),
            compression: isRigid || isEmpty ? .infinity : wish?.priority ?? compression ?? resistance,
            hugging: isRigid ? .infinity : isEmpty ? 0 : wish?.priority ?? hugging,
            isDeclared: wish != nil || (isHorizontal ? declared?.horizontal : declared?.vertical) != nil,
            hasOptionalLength: wish != nil, isMultiline: isHorizontal && layout.plan.holdsMultilineText(view))
    }

    /// The competitors with the least priority that must shrink after those below them have shrunk as far as they can.
    private static func shrinking(_ competitors: [Competitor], _ needed: Double, _ room: Double) -> Tie? {
        var missing = needed - room
        let yielding = competitors.filter { $0.compression < Priorities.required && $0.length > $0.least }
        for priority in Set(yielding.map(\.compression)).sorted() {
            let rivals = yielding.filter { $0.compression == priority }
            let givers = rivals.filter { $0.length - $0.least >= leastSeen }
            // UIKit divides the width among texts of several lines.
            if givers.count > 1, !givers.allSatisfy(\.isMultiline) {
                return Tie(
                    rivals: givers.map(\.view),
                    cause: givers.allSatisfy(\.hasOptionalLength) ? .sizes : .shrinking, priority: priority,
                    needed: needed, available: room)
            }
            missing -= rivals.reduce(0) { $0 + $1.length - $1.least }
            if missing <= LaidOutScreen.tolerance { return nil }
        }
        return nil
    }

    /// The competitors that grow with equal priority, if the spec sets the priority of one of them; else `row-flex`
    /// reports them.
    private static func growing(_ competitors: [Competitor], _ needed: Double, _ room: Double) -> Tie? {
        guard let least = competitors.map(\.hugging).min(), least > 0, least < Priorities.required else { return nil }
        let rivals = competitors.filter { $0.hugging == least }
        guard rivals.count > 1, rivals.contains(where: \.isDeclared) else { return nil }
        return Tie(
            rivals: rivals.map(\.view),
            cause: rivals.allSatisfy(\.hasOptionalLength) ? .sizes : .growing, priority: least, needed: needed,
            available: room)
    }
}
