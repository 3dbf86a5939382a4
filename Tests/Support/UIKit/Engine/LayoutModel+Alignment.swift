/// The arrangement of a stack view across its axis.
extension LayoutModel {
    private static let suppressionPriority = 25.0
    private static let spanningFitPriority = 51.0
    /// That of a stack view whose views are all hidden.
    private static let emptySpanningFitPriority = 0.001
    private static let boundaryPriority = 999.5

    mutating func align(_ stackView: UIStackView) {
        let axis: NSLayoutConstraint.Axis = stackView.axis == .horizontal ? .vertical : .horizontal
        let canvas = canvas(of: stackView).extent(along: axis, isMirrored: isMirrored(stackView))
        let views = stackView.arrangedSubviews
        let extents = views.map { extent(of: $0, along: axis, in: stackView) }
        let edges = StackEdges(stackView.alignment, axis: stackView.axis)
        let first = extents[0]

        for index in extents.indices.dropFirst() {
            for difference in differences(views, extents, 0, index, edges) {
                add(difference, .equal, LayoutModel.required, .arrangement(.alignment, stackView))
            }
        }
        if stackView.alignment != .fill {
            for extent in extents {
                add(extent.length, .equal, Self.suppressionPriority, .arrangement(.ambiguitySuppression, stackView))
            }
        }
        let visible = views.indices.filter { !views[$0].isHidden }.map { extents[$0] }
        guard !visible.isEmpty else {
            return spanNothing(canvas, stackView)
        }
        if edges.contains(.center) { connect(canvas.center - first.center, .equal, stackView) }
        guard extents.count > 1 else {
            connect(first.start - canvas.start, edges.contains(.start) ? .equal : .greaterThanOrEqual, stackView)
            connect(canvas.end - first.end, edges.contains(.end) ? .equal : .greaterThanOrEqual, stackView)
            if !edges.isSuperset(of: [.start, .end]) { fitCanvas(of: stackView, axis) }
            return
        }
        guard !edges.isSuperset(of: [.start, .end]) else {
            connect(first.start - canvas.start, .equal, stackView)
            connect(canvas.end - first.end, .equal, stackView)
            return
        }
        let spanner = AxisExtent(start: position(), length: length())
        span(visible, by: spanner, edges, stackView)
        if edges.contains(.firstBaseline) {
            connect(first.start - canvas.start, .greaterThanOrEqual, stackView)
        } else {
            connect((edges.contains(.start) ? first : spanner).start - canvas.start, .equal, stackView)
        }
        if edges.contains(.lastBaseline) {
            connect(canvas.end - first.end, .greaterThanOrEqual, stackView)
        } else {
            connect(canvas.end - (edges.contains(.end) ? first : spanner).end, .equal, stackView)
        }
        if !edges.isDisjoint(with: [.firstBaseline, .lastBaseline]) { fitCanvas(of: stackView, axis) }
    }

    /// A guide with no view to go around asks softly for no length.
    mutating func spanNothing(_ canvas: AxisExtent, _ stackView: UIStackView) {
        let spanner = AxisExtent(start: position(), length: length())
        connect(spanner.start - canvas.start, .equal, stackView)
        connect(canvas.end - spanner.end, .equal, stackView)
        add(spanner.length, .equal, Self.emptySpanningFitPriority, .arrangement(.spanningFit, stackView))
    }

    private mutating func connect(
        _ form: LinearForm, _ relation: NSLayoutConstraint.Relation, _ stackView: UIStackView
    ) {
        add(form, relation, LayoutModel.required, .arrangement(.canvasConnection, stackView))
    }

    private mutating func differences(
        _ views: [UIView], _ extents: [AxisExtent], _ first: Int, _ other: Int, _ edges: StackEdges
    ) -> [LinearForm] {
        var differences: [LinearForm] = []
        if edges.contains(.start) { differences.append(extents[first].start - extents[other].start) }
        if edges.contains(.end) { differences.append(extents[first].end - extents[other].end) }
        if edges.contains(.center) { differences.append(extents[first].center - extents[other].center) }
        for (edge, isFirst) in [(StackEdges.firstBaseline, true), (.lastBaseline, false)] where edges.contains(edge) {
            differences.append(
                baseline(of: views[first], isFirst: isFirst) - baseline(of: views[other], isFirst: isFirst))
        }
        return differences
    }

    /// A guide around the visible views makes the stack view as large as the largest of them.
    private mutating func span(
        _ extents: [AxisExtent], by spanner: AxisExtent, _ edges: StackEdges, _ stackView: UIStackView
    ) {
        for extent in extents {
            let (isStart, isEnd) = (edges.contains(.start), edges.contains(.end))
            add(
                extent.start - spanner.start, isStart ? .equal : .greaterThanOrEqual,
                isStart ? Self.boundaryPriority : LayoutModel.required, .arrangement(.spanningBoundary, stackView))
            add(
                spanner.end - extent.end, isEnd ? .equal : .greaterThanOrEqual,
                isEnd ? Self.boundaryPriority : LayoutModel.required, .arrangement(.spanningBoundary, stackView))
        }
        add(spanner.length, .equal, Self.spanningFitPriority, .arrangement(.spanningFit, stackView))
    }
}

/// The edges that an alignment ties together.
struct StackEdges: OptionSet {
    let rawValue: Int

    static let start = StackEdges(rawValue: 1 << 0)
    static let end = StackEdges(rawValue: 1 << 1)
    static let center = StackEdges(rawValue: 1 << 2)
    static let firstBaseline = StackEdges(rawValue: 1 << 3)
    static let lastBaseline = StackEdges(rawValue: 1 << 4)

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(_ alignment: UIStackView.Alignment, axis: NSLayoutConstraint.Axis) {
        switch alignment {
        case .fill: self = [.start, .end]
        case .leading, .top: self = .start
        case .trailing, .bottom: self = .end
        case .center: self = .center
        // One below the other, views have no common baseline.
        case .firstBaseline: self = axis == .horizontal ? .firstBaseline : .start
        case .lastBaseline: self = axis == .horizontal ? .lastBaseline : .end
        }
    }
}
