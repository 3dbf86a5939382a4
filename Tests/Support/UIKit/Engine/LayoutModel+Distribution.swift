/// The arrangement of a stack view along its axis.
extension LayoutModel {
    mutating func arrange(_ stackView: UIStackView) {
        guard !stackView.arrangedSubviews.isEmpty else { return }
        distribute(stackView)
        align(stackView)
    }

    /// The rectangle in which the views of a stack view are arranged.
    mutating func canvas(of stackView: UIStackView) -> ItemGeometry {
        let geometry = geometry(of: stackView)
        return stackView.isLayoutMarginsRelativeArrangement
            ? geometry.inset(by: insets(of: stackView).margins) : geometry
    }

    func extent(of view: UIView, along axis: NSLayoutConstraint.Axis, in stackView: UIStackView) -> AxisExtent {
        geometry(of: view).extent(along: axis, isMirrored: isMirrored(stackView))
    }

    private mutating func distribute(_ stackView: UIStackView) {
        let axis = stackView.axis
        let canvas = canvas(of: stackView).extent(along: axis, isMirrored: isMirrored(stackView))
        let visible = stackView.arrangedSubviews.filter { !$0.isHidden }
        let extents = visible.map { extent(of: $0, along: axis, in: stackView) }
        if let first = extents.first, let last = extents.last {
            add(first.start - canvas.start, .equal, LayoutModel.required, .arrangement(.canvasConnection, stackView))
            add(canvas.end - last.end, .equal, LayoutModel.required, .arrangement(.canvasConnection, stackView))
        } else {
            spanNothing(canvas, stackView)
        }
        let keepsGaps: Bool
        switch stackView.distribution {
        case .fill, .fillEqually, .fillProportionally: keepsGaps = true
        case .equalSpacing, .equalCentering: keepsGaps = false
        }
        for index in extents.indices.dropFirst() {
            let gap = extents[index].start - extents[index - 1].end
            let spacing = Double(stackView.pixelSpacing(after: visible[index - 1]))
            add(
                gap - spacing, keepsGaps ? .equal : .greaterThanOrEqual, LayoutModel.required,
                .arrangement(.spacing, stackView))
        }
        switch stackView.distribution {
        case .fill: break
        case .fillEqually: equalize(extents.map(\.length), stackView)
        case .fillProportionally: fillProportionally(visible, extents, canvas, stackView)
        case .equalSpacing:
            let gaps = zip(extents.dropFirst(), extents).map { $0.start - $1.end }
            equalize(gaps, stackView)
            fitCanvas(of: stackView, axis)
        case .equalCentering:
            let distances = zip(extents.dropFirst(), extents).map { $0.center - $1.center }
            for (index, distance) in distances.enumerated().dropFirst() {
                let priority = max(Self.centeringPriority - Double(index), Self.leastCenteringPriority)
                add(distance - distances[0], .equal, priority, .arrangement(.fillEqually, stackView))
            }
            fitCanvas(of: stackView, axis)
        }
        hide(stackView, canvas)
        if axis == .horizontal { limitTextWidths(visible, extents, canvas, stackView) }
    }

    private static let centeringPriority = 150.0
    private static let leastCenteringPriority = 50.0
    private static let canvasFitPriority = 49.0
    private static let proportionalPriority = 999.0
    private static let leastProportionalPriority = 751.0
    private static let hidingPriority = 999.999
    private static let hiddenPlacePriority = 50.0
    private static let textWidthPriority = 950.0

    private mutating func equalize(_ lengths: [LinearForm], _ stackView: UIStackView) {
        for length in lengths.dropFirst() {
            add(length - lengths[0], .equal, LayoutModel.required, .arrangement(.fillEqually, stackView))
        }
    }

    mutating func fitCanvas(of stackView: UIStackView, _ axis: NSLayoutConstraint.Axis) {
        let length = extent(of: stackView, along: axis, in: stackView).length
        add(length, .equal, Self.canvasFitPriority, .arrangement(.canvasFit, stackView))
    }

    private mutating func fillProportionally(
        _ views: [UIView], _ extents: [AxisExtent], _ canvas: AxisExtent, _ stackView: UIStackView
    ) {
        let spacing = Double(stackView.spacing) * Double(max(0, views.count - 1))
        let lengths = views.map { Double($0.proportionalLength(stackView.axis)) }
        if stackView.axis == .vertical { dependsOnLines = true }
        let total = lengths.reduce(spacing, +)
        guard total > max(spacing, 1) else { return equalize(extents.map(\.length), stackView) }
        for (index, length) in lengths.enumerated() {
            let isCertain = length == 0 || length == total
            let priority = max(Self.proportionalPriority - Double(index), Self.leastProportionalPriority)
            add(
                extents[index].length - canvas.length * (length / total), .equal,
                isCertain ? LayoutModel.required : priority, .arrangement(.fillProportionally, stackView))
        }
    }

    /// Hidden views have no length, and stand behind the visible view before them.
    private mutating func hide(_ stackView: UIStackView, _ canvas: AxisExtent) {
        var place = canvas.start
        for view in stackView.arrangedSubviews {
            let extent = extent(of: view, along: stackView.axis, in: stackView)
            if view.isHidden {
                add(extent.length, .equal, Self.hidingPriority, .arrangement(.hiding, stackView))
                add(extent.start - place, .equal, Self.hiddenPlacePriority, .arrangement(.spacingHidden, stackView))
            } else {
                place = extent.end
            }
        }
    }

    /// Texts of several lines side by side share the width.
    private mutating func limitTextWidths(
        _ views: [UIView], _ extents: [AxisExtent], _ canvas: AxisExtent, _ stackView: UIStackView
    ) {
        switch stackView.distribution {
        case .fill, .equalSpacing, .equalCentering: break
        case .fillEqually, .fillProportionally: return
        }
        let texts = views.indices.filter { views[$0].isMultilineCandidate }
        guard texts.count > 1 else { return }
        let count = Double(texts.count)
        let spacing = Double(stackView.spacing) * (count - 1) / count
        for (order, index) in texts.enumerated() {
            add(
                extents[index].length - canvas.length * (1 / count) + spacing, .lessThanOrEqual,
                Self.textWidthPriority + Double(order), .arrangement(.textWidthDisambiguation, stackView))
        }
    }
}
