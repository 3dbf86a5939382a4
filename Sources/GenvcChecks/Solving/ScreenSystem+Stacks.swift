import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The constraints that `UIStackView` adds by itself, one by one, with the identifiers that its logs show.
extension ScreenSystem {
    /// The priorities of `UIStackView`'s own constraints; 1000 is required.
    enum StackPriority {
        /// The length of a hidden view is 0.
        static let hiding = 999.999
        /// A hidden view stands where the view before it ends.
        static let hiddenPlace = 50.0
        /// The stack is as small as it can be, where its distribution or alignment leaves its length open.
        static let canvasFit = 49.0
        /// The guide around the views ends where each view does.
        static let spanningBoundary = 999.5
        /// The guide around the views is as small as it can be, `UISV-spanning-fit`.
        static let spanningFit = 51.0
        /// The guide of a stack without visible views has no length.
        static let spanningFitOfHidden = 0.001
        /// A view is as small as it can be across the stack, `UISV-ambiguity-suppression`.
        static let ambiguitySuppression = 25.0
        /// Texts of several lines share the width, the first with this priority and each next with one more.
        static let textWidth = 950.0
        /// The highest priority of a text's share of the width.
        static let mostTextWidth = Priorities.almostRequired
        /// The priority of the first share of the stack's length; each next share has one less.
        static let firstProportion = Priorities.almostRequired
        /// The lowest priority of a share of the stack's length.
        static let leastProportion = 751.0
        /// The distances of the centres are equal; each next distance has a priority of one less.
        static let equalCenters = 150.0
        /// The lowest priority of such a distance.
        static let leastEqualCenters = 50.0
    }

    /// Adds the constraints of a stack along its axis and across it; none for a stack without arranged views.
    mutating func addStack(_ index: Int) {
        guard let stack = plan.nodes[index].stack else { return }
        guard tree.views[index].children.contains(where: { plan.nodes[$0].isArranged }) else { return }
        let items = items(of: index)
        let visible = items.filter { !plan.nodes[$0].isHidden }
        let axis: LayoutAxis = stack.isHorizontal ? .horizontal : .vertical
        let canvas = Canvas(stack: stack, index: index, axis: axis)
        if axes.contains(axis) {
            addAlong(canvas, visible)
            addHidden(canvas, items)
        }
        if axes.contains(canvas.across), !items.isEmpty { addAcross(canvas, items, visible) }
    }

    /// A stack view with the axis along which its views stand.
    struct Canvas {
        /// The stack whose constraints these are.
        let stack: LayoutNode.Stack
        /// The index of the stack's view.
        let index: Int
        /// The axis along which the stack arranges its views.
        let axis: LayoutAxis

        /// The other axis.
        var across: LayoutAxis { axis == .horizontal ? .vertical : .horizontal }
    }

    /// The start of the room inside a stack's margins.
    func canvasStart(_ canvas: Canvas, _ axis: LayoutAxis) -> Expression {
        span(canvas.index, axis).start + (axis == .horizontal ? canvas.stack.leading : canvas.stack.top)
    }

    /// The end of the room inside a stack's margins.
    func canvasEnd(_ canvas: Canvas, _ axis: LayoutAxis) -> Expression {
        span(canvas.index, axis).end - (axis == .horizontal ? canvas.stack.trailing : canvas.stack.bottom)
    }

    /// The length of the room inside a stack's margins.
    func canvasLength(_ canvas: Canvas, _ axis: LayoutAxis) -> Expression {
        canvasEnd(canvas, axis) - canvasStart(canvas, axis)
    }

    /// The middle of the room inside a stack's margins.
    func canvasCenter(_ canvas: Canvas, _ axis: LayoutAxis) -> Expression {
        (canvasStart(canvas, axis) + canvasEnd(canvas, axis)) * 0.5
    }

    /// Adds a constraint that a stack view makes.
    mutating func add(
        _ left: Expression, _ relation: LinearSystem.Relation, _ right: Expression,
        priority: Double = Priorities.required,
        _ canvas: Canvas
    ) {
        add(left, relation, right, priority: priority, from: .stack(canvas.index))
    }

    // MARK: - Along the axis

    /// Adds what puts the visible views one behind the other: `UISV-canvas-connection`, `UISV-spacing`, and what the
    /// distribution adds.
    private mutating func addAlong(_ canvas: Canvas, _ visible: [Int]) {
        guard let first = visible.first, let last = visible.last else {
            return addSpannerOfNothing(canvas, canvas.axis)
        }
        let axis = canvas.axis
        add(canvasStart(canvas, axis), .equal, span(first, axis).start, canvas)
        add(canvasEnd(canvas, axis), .equal, span(last, axis).end, canvas)
        let isLoose = canvas.stack.distribution == .equalSpacing || canvas.stack.distribution == .equalCentering
        for position in visible.indices.dropFirst() {
            let (view, next) = (visible[position - 1], visible[position])
            let gap = gapExpression(after: lastRow(from: view))
            add(
                span(next, axis).start, isLoose ? .greaterThanOrEqual : .equal, span(view, axis).end + gap, canvas)
        }
        switch canvas.stack.distribution {
        case .fill: break
        case .fillEqually: addEqualLengths(canvas, visible)
        case .fillProportionally: addProportions(canvas, visible)
        case .equalSpacing, .equalCentering: addEqualGaps(canvas, visible)
        }
        if axis == .horizontal { addTextWidths(canvas, visible) }
    }

    /// The gap behind a view: a number if it is a whole one, else a parameter, since it is rounded to pixels.
    private mutating func gapExpression(after view: Int) -> Expression {
        let points = plan.gap(after: view)
        // A whole number of points is a whole number of pixels on every screen.
        return Double(Int(points)) == points ? Expression(constant: points) : parameter(.gap(view))
    }

    /// Adds `fillEqually`: each view is as long as the first.
    private mutating func addEqualLengths(_ canvas: Canvas, _ visible: [Int]) {
        for view in visible.dropFirst() {
            add(span(view, canvas.axis).length, .equal, span(visible[0], canvas.axis).length, canvas)
        }
    }

    /// Adds `fillProportionally`: each view has its share of the stack by its fitting length. The shares differ from
    /// point to point, so the solution is no formula.
    private mutating func addProportions(_ canvas: Canvas, _ visible: [Int]) {
        isParametric = false
        let spacing = canvas.stack.spacing * Double(visible.count - 1)
        let lengths = visible.map { measures.fittingLength(of: $0, canvas.axis) }
        let whole = lengths.reduce(spacing, +)
        guard whole > max(spacing, 1) else { return addEqualLengths(canvas, visible) }
        for (position, (view, length)) in zip(visible, lengths).enumerated() {
            let own = span(view, canvas.axis).length
            if length == 0 {
                add(own, .equal, Expression(), canvas)
            } else {
                let isWhole = length == whole
                add(
                    own, .equal, canvasLength(canvas, canvas.axis) * (length / whole),
                    priority: isWhole
                        ? Priorities.required
                        : max(StackPriority.firstProportion - Double(position), StackPriority.leastProportion), canvas)
            }
        }
    }

    /// Adds `equalSpacing` and `equalCentering`: each distance is that between the first two views.
    private mutating func addEqualGaps(_ canvas: Canvas, _ visible: [Int]) {
        let axis = canvas.axis
        let isSpacing = canvas.stack.distribution == .equalSpacing
        let gaps = zip(visible, visible.dropFirst()).map { view, next in
            isSpacing
                ? span(next, axis).start - span(view, axis).end
                : span(next, axis).center - span(view, axis).center
        }
        for (position, gap) in gaps.enumerated().dropFirst() {
            let priority =
                isSpacing
                ? Priorities.required
                : max(StackPriority.equalCenters - Double(position), StackPriority.leastEqualCenters)
            add(gap, .equal, gaps[0], priority: priority, canvas)
        }
        add(span(canvas.index, axis).length, .equal, Expression(), priority: StackPriority.canvasFit, canvas)
    }

    /// `UISV-text-width-disambiguation`: texts of several lines side by side share the width.
    private mutating func addTextWidths(_ canvas: Canvas, _ visible: [Int]) {
        switch canvas.stack.distribution {
        case .fillEqually, .fillProportionally: return
        case .fill, .equalSpacing, .equalCentering: break
        }
        let texts = visible.filter { plan.holdsMultilineText($0) }
        guard texts.count > 1 else { return }
        let count = Double(texts.count)
        let most = canvasLength(canvas, .horizontal) * (1 / count) - canvas.stack.spacing * (count - 1) / count
        for (position, view) in texts.enumerated() {
            add(
                span(view, .horizontal).length, .lessThanOrEqual, most,
                priority: min(StackPriority.textWidth + Double(position), StackPriority.mostTextWidth), canvas)
        }
    }

    /// Adds what makes hidden views lengthless, each where the view before it ends.
    private mutating func addHidden(_ canvas: Canvas, _ items: [Int]) {
        var end = canvasStart(canvas, canvas.axis)
        for view in items {
            guard plan.nodes[view].isHidden else {
                end = span(view, canvas.axis).end
                continue
            }
            add(span(view, canvas.axis).length, .equal, Expression(), priority: StackPriority.hiding, canvas)
            add(span(view, canvas.axis).start, .equal, end, priority: StackPriority.hiddenPlace, canvas)
        }
    }
}
