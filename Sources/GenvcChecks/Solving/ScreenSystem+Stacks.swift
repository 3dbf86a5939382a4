import GenvcViews
import SimpleLayout

/// What `UIStackView` adds by itself, constraint by constraint, with the identifiers that its logs show.
extension ScreenSystem {
    /// Priorities of `UIStackView`'s own constraints.
    private enum Priority {
        static let hiding = 999.999
        static let hiddenPlace = 50.0
        static let canvasFit = 49.0
        static let spanningBoundary = 999.5
        static let spanningFit = 51.0
        static let spanningFitOfHidden = 0.001
        static let ambiguitySuppression = 25.0
        static let textWidth = 950.0
        static let leastProportion = 751.0
        static let equalCenters = 150.0
        static let leastEqualCenters = 50.0
    }

    mutating func addStack(_ index: Int) {
        guard let stack = plan.nodes[index].stack else { return }
        let items = tree.views[index].children.filter { plan.nodes[$0].isArranged }
        guard !items.isEmpty else { return }
        let visible = items.filter { !plan.nodes[$0].isHidden }
        let axis: StackLayout.Axis = stack.isHorizontal ? .horizontal : .vertical
        let canvas = Canvas(box: boxes[index], stack: stack, index: index, axis: axis)
        addAlong(canvas, visible)
        addHidden(canvas, items)
        addAcross(canvas, items, visible)
    }

    /// A stack view, or what is inside its margins.
    private struct Canvas {
        let box: Box
        let stack: LayoutNode.Stack
        let index: Int
        let axis: StackLayout.Axis

        var across: StackLayout.Axis { axis == .horizontal ? .vertical : .horizontal }

        func start(_ axis: StackLayout.Axis) -> Expression {
            box.start(axis) + (axis == .horizontal ? stack.leading : stack.top)
        }

        func end(_ axis: StackLayout.Axis) -> Expression {
            box.end(axis) - (axis == .horizontal ? stack.trailing : stack.bottom)
        }

        func length(_ axis: StackLayout.Axis) -> Expression { end(axis) - start(axis) }

        func center(_ axis: StackLayout.Axis) -> Expression { (start(axis) + end(axis)) * 0.5 }
    }

    private mutating func add(
        _ left: Expression, _ relation: LinearSystem.Relation, _ right: Expression, priority: Double = 1_000,
        _ canvas: Canvas
    ) {
        add(left, relation, right, priority: priority, from: .stack(canvas.index))
    }

    // MARK: - Along the axis

    private mutating func addAlong(_ canvas: Canvas, _ visible: [Int]) {
        guard let first = visible.first, let last = visible.last else {
            add(canvas.length(canvas.axis), .equal, Expression(), priority: Priority.spanningFitOfHidden, canvas)
            return
        }
        let axis = canvas.axis
        add(canvas.start(axis), .equal, boxes[first].start(axis), canvas)
        add(canvas.end(axis), .equal, boxes[last].end(axis), canvas)
        let isLoose = canvas.stack.distribution == .equalSpacing || canvas.stack.distribution == .equalCentering
        for (view, next) in zip(visible, visible.dropFirst()) {
            let gap = TextMetrics.rounded(
                plan.nodes[view].spacingAfter ?? canvas.stack.spacing, scale: viewport.scale)
            add(
                boxes[next].start(axis), isLoose ? .greaterThanOrEqual : .equal, boxes[view].end(axis) + gap, canvas)
        }
        switch canvas.stack.distribution {
        case .fill: break
        case .fillEqually: addEqualLengths(canvas, visible)
        case .fillProportionally: addProportions(canvas, visible)
        case .equalSpacing, .equalCentering: addEqualGaps(canvas, visible)
        }
        if axis == .horizontal { addTextWidths(canvas, visible) }
    }

    private mutating func addEqualLengths(_ canvas: Canvas, _ visible: [Int]) {
        for view in visible.dropFirst() {
            add(boxes[view].length(canvas.axis), .equal, boxes[visible[0]].length(canvas.axis), canvas)
        }
    }

    private mutating func addProportions(_ canvas: Canvas, _ visible: [Int]) {
        let spacing = canvas.stack.spacing * Double(visible.count - 1)
        let lengths = visible.map { fittingLength(of: $0, canvas.axis) }
        let whole = lengths.reduce(spacing, +)
        guard whole > max(spacing, 1) else { return addEqualLengths(canvas, visible) }
        for (position, (view, length)) in zip(visible, lengths).enumerated() {
            let own = boxes[view].length(canvas.axis)
            if length == 0 {
                add(own, .equal, Expression(), canvas)
            } else {
                let isWhole = length == whole
                add(
                    own, .equal, canvas.length(canvas.axis) * (length / whole),
                    priority: isWhole ? 1_000 : max(999 - Double(position), Priority.leastProportion), canvas)
            }
        }
    }

    /// The length of a view's content; a view without one is asked what it would fit.
    private func fittingLength(of view: Int, _ axis: StackLayout.Axis) -> Double {
        switch axis {
        case .horizontal: plan.nodes[view].intrinsic.width(scale: viewport.scale) ?? contents[view].naturalWidth
        case .vertical: contentHeights[view] ?? contents[view].naturalHeight
        }
    }

    private mutating func addEqualGaps(_ canvas: Canvas, _ visible: [Int]) {
        let axis = canvas.axis
        let isSpacing = canvas.stack.distribution == .equalSpacing
        let gaps = zip(visible, visible.dropFirst()).map { view, next in
            isSpacing
                ? boxes[next].start(axis) - boxes[view].end(axis)
                : boxes[next].center(axis) - boxes[view].center(axis)
        }
        for (position, gap) in gaps.enumerated().dropFirst() {
            let priority =
                isSpacing ? 1_000 : max(Priority.equalCenters - Double(position), Priority.leastEqualCenters)
            add(gap, .equal, gaps[0], priority: priority, canvas)
        }
        add(canvas.box.length(axis), .equal, Expression(), priority: Priority.canvasFit, canvas)
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
        let most = canvas.length(.horizontal) * (1 / count) - canvas.stack.spacing * (count - 1) / count
        for (position, view) in texts.enumerated() {
            add(
                boxes[view].length(.horizontal), .lessThanOrEqual, most,
                priority: min(Priority.textWidth + Double(position), 999), canvas)
        }
    }

    private mutating func addHidden(_ canvas: Canvas, _ items: [Int]) {
        var end = canvas.start(canvas.axis)
        for view in items {
            guard plan.nodes[view].isHidden else {
                end = boxes[view].end(canvas.axis)
                continue
            }
            add(boxes[view].length(canvas.axis), .equal, Expression(), priority: Priority.hiding, canvas)
            add(boxes[view].start(canvas.axis), .equal, end, priority: Priority.hiddenPlace, canvas)
        }
    }

    // MARK: - Across the axis

    private mutating func addAcross(_ canvas: Canvas, _ items: [Int], _ visible: [Int]) {
        let across = canvas.across
        let alignment = canvas.stack.alignment
        for view in items {
            if view != items[0] {
                for edge in alignment.edges {
                    add(value(edge, items[0], across), .equal, value(edge, view, across), canvas)
                }
            }
            if alignment != .fill {
                add(
                    boxes[view].length(across), .equal, Expression(), priority: Priority.ambiguitySuppression, canvas)
            }
        }
        if items.count == 1 {
            connectOnly(canvas, items[0])
        } else {
            connect(canvas, items[0], spanner: addSpanner(canvas, visible))
        }
    }

    /// An edge, the centre or a baseline of a view.
    private func value(_ edge: LayoutNode.Alignment.Edge, _ view: Int, _ axis: StackLayout.Axis) -> Expression {
        switch edge {
        case .start: boxes[view].start(axis)
        case .end: boxes[view].end(axis)
        case .center: boxes[view].center(axis)
        case .firstBaseline: baseline(of: view, isFirst: true)
        case .lastBaseline: baseline(of: view, isFirst: false)
        }
    }

    private mutating func connectOnly(_ canvas: Canvas, _ view: Int) {
        let across = canvas.across
        let edges = canvas.stack.alignment.edges
        let (hasStart, hasEnd) = (edges.contains(.start), edges.contains(.end))
        add(canvas.start(across), hasStart ? .equal : .lessThanOrEqual, boxes[view].start(across), canvas)
        add(canvas.end(across), hasEnd ? .equal : .greaterThanOrEqual, boxes[view].end(across), canvas)
        if edges.contains(.center) {
            add(canvas.center(across), .equal, boxes[view].center(across), canvas)
        }
        if !hasStart || !hasEnd { addCanvasFit(canvas) }
    }

    private mutating func addCanvasFit(_ canvas: Canvas) {
        add(canvas.box.length(canvas.across), .equal, Expression(), priority: Priority.canvasFit, canvas)
    }

    /// The guide around all views, which makes the stack as large as the largest.
    private mutating func addSpanner(_ canvas: Canvas, _ visible: [Int]) -> Spanner {
        let spanner = addSpanner()
        let across = canvas.across
        let edges = canvas.stack.alignment.edges
        for view in visible {
            let (hasStart, hasEnd) = (edges.contains(.start), edges.contains(.end))
            add(
                spanner.start, hasStart ? .equal : .lessThanOrEqual, boxes[view].start(across),
                priority: hasStart ? Priority.spanningBoundary : 1_000, canvas)
            add(
                spanner.end, hasEnd ? .equal : .greaterThanOrEqual, boxes[view].end(across),
                priority: hasEnd ? Priority.spanningBoundary : 1_000, canvas)
        }
        add(
            spanner.length, .equal, Expression(),
            priority: visible.isEmpty ? Priority.spanningFitOfHidden : Priority.spanningFit, canvas)
        return spanner
    }

    private mutating func connect(_ canvas: Canvas, _ first: Int, spanner: Spanner) {
        let across = canvas.across
        let edges = canvas.stack.alignment.edges
        // Baselines tie one edge loosely to the first view alone.
        if edges.contains(.firstBaseline) {
            add(canvas.start(across), .lessThanOrEqual, boxes[first].start(across), canvas)
        } else {
            let start = edges.contains(.start) ? boxes[first].start(across) : spanner.start
            add(canvas.start(across), .equal, start, canvas)
        }
        if edges.contains(.lastBaseline) {
            add(canvas.end(across), .greaterThanOrEqual, boxes[first].end(across), canvas)
        } else {
            let end = edges.contains(.end) ? boxes[first].end(across) : spanner.end
            add(canvas.end(across), .equal, end, canvas)
        }
        if edges.contains(.center) {
            add(canvas.center(across), .equal, boxes[first].center(across), canvas)
        }
        if edges.contains(.firstBaseline) || edges.contains(.lastBaseline) { addCanvasFit(canvas) }
    }
}

extension LayoutNode.Alignment {
    enum Edge {
        case start, end, center, firstBaseline, lastBaseline
    }

    /// The attributes that are the same for all views of a stack.
    var edges: [Edge] {
        switch self {
        case .fill: [.start, .end]
        case .start: [.start]
        case .end: [.end]
        case .center: [.center]
        case .firstBaseline: [.firstBaseline]
        case .lastBaseline: [.lastBaseline]
        }
    }
}
