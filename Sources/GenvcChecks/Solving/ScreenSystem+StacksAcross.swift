import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The constraints that `UIStackView` adds across its axis.
extension ScreenSystem {
    /// Adds the constraints across the axis of a stack: views are aligned with the first one, and the stack is as large
    /// as the largest of them.
    ///
    /// - Parameters:
    ///   - items: the arranged views, hidden ones too.
    ///   - visible: those of them that are shown.
    mutating func addAcross(_ canvas: Canvas, _ items: [Int], _ visible: [Int]) {
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
                    span(view, across).length, .equal, Expression(), priority: StackPriority.ambiguitySuppression,
                    canvas)
            }
        }
        if visible.isEmpty {
            addSpannerOfNothing(canvas, across)
        } else if items.count == 1 {
            connectOnly(canvas, items[0])
        } else if alignment == .fill {
            // The stack takes both edges from the first view, so it needs no guide around all views.
            add(canvasStart(canvas, across), .equal, span(items[0], across).start, canvas)
            add(canvasEnd(canvas, across), .equal, span(items[0], across).end, canvas)
        } else {
            connect(canvas, items[0], spanner: addSpanner(canvas, visible))
        }
    }

    /// The expression of an edge, the centre or a baseline of a view.
    private mutating func value(_ edge: LayoutNode.Alignment.Edge, _ view: Int, _ axis: LayoutAxis) -> Expression {
        switch edge {
        case .start: span(view, axis).start
        case .end: span(view, axis).end
        case .center: span(view, axis).center
        case .firstBaseline: baseline(of: view, isFirst: true)
        case .lastBaseline: baseline(of: view, isFirst: false)
        }
    }

    /// Ties the stack to the only view in it: by equality at the aligned edges, loosely at the others.
    private mutating func connectOnly(_ canvas: Canvas, _ view: Int) {
        let across = canvas.across
        let edges = canvas.stack.alignment.edges
        let (hasStart, hasEnd) = (edges.contains(.start), edges.contains(.end))
        add(canvasStart(canvas, across), hasStart ? .equal : .lessThanOrEqual, span(view, across).start, canvas)
        add(canvasEnd(canvas, across), hasEnd ? .equal : .greaterThanOrEqual, span(view, across).end, canvas)
        if edges.contains(.center) {
            add(canvasCenter(canvas, across), .equal, span(view, across).center, canvas)
        }
        if !hasStart || !hasEnd { addCanvasFit(canvas) }
    }

    /// Adds the wish of a stack to be as small as it can.
    private mutating func addCanvasFit(_ canvas: Canvas) {
        add(span(canvas.index, canvas.across).length, .equal, Expression(), priority: StackPriority.canvasFit, canvas)
    }

    /// Adds the guide of a stack without views to enclose: it has an optional constraint for zero length, along the
    /// axis and across it.
    mutating func addSpannerOfNothing(_ canvas: Canvas, _ axis: LayoutAxis) {
        let spanner = addSpan()
        add(canvasStart(canvas, axis), .equal, spanner.start, canvas)
        add(canvasEnd(canvas, axis), .equal, spanner.end, canvas)
        add(spanner.length, .equal, Expression(), priority: StackPriority.spanningFitOfHidden, canvas)
    }

    /// The guide around all views, which makes the stack as large as the largest.
    private mutating func addSpanner(_ canvas: Canvas, _ visible: [Int]) -> Span {
        let spanner = addSpan()
        let across = canvas.across
        let edges = canvas.stack.alignment.edges
        for view in visible {
            let (hasStart, hasEnd) = (edges.contains(.start), edges.contains(.end))
            add(
                spanner.start, hasStart ? .equal : .lessThanOrEqual, span(view, across).start,
                priority: hasStart ? StackPriority.spanningBoundary : Priorities.required, canvas)
            add(
                spanner.end, hasEnd ? .equal : .greaterThanOrEqual, span(view, across).end,
                priority: hasEnd ? StackPriority.spanningBoundary : Priorities.required, canvas)
        }
        add(
            spanner.length, .equal, Expression(), priority: StackPriority.spanningFit, canvas)
        return spanner
    }

    /// Ties the stack to the guide around its views, or to its first view where that is aligned.
    private mutating func connect(_ canvas: Canvas, _ first: Int, spanner: Span) {
        let across = canvas.across
        let edges = canvas.stack.alignment.edges
        // Baselines tie one edge loosely to the first view alone.
        if edges.contains(.firstBaseline) {
            add(canvasStart(canvas, across), .lessThanOrEqual, span(first, across).start, canvas)
        } else {
            let start = edges.contains(.start) ? span(first, across).start : spanner.start
            add(canvasStart(canvas, across), .equal, start, canvas)
        }
        if edges.contains(.lastBaseline) {
            add(canvasEnd(canvas, across), .greaterThanOrEqual, span(first, across).end, canvas)
        } else {
            let end = edges.contains(.end) ? span(first, across).end : spanner.end
            add(canvasEnd(canvas, across), .equal, end, canvas)
        }
        if edges.contains(.center) {
            add(canvasCenter(canvas, across), .equal, span(first, across).center, canvas)
        }
        if edges.contains(.firstBaseline) || edges.contains(.lastBaseline) { addCanvasFit(canvas) }
    }
}

extension LayoutNode.Alignment {
    /// A place of a view across the axis of its stack.
    enum Edge {
        case start, end, center, firstBaseline, lastBaseline
    }

    /// The edges that a stack's alignment makes equal for all its views.
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
