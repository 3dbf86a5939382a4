import GenvcModel
import GenvcText
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension ScreenSystem {
    /// The points of each margin of a view that is no stack and is told of none: `UIView.layoutMargins`.
    private static let viewMargin = 8.0

    /// The expression of an anchor of an item.
    mutating func value(of attribute: Constraint.Attribute, of item: Constraint.Item) -> Expression {
        switch attribute {
        case .leading: start(of: item, .horizontal)
        case .trailing: start(of: item, .horizontal) + length(of: item, .horizontal)
        case .top: start(of: item, .vertical)
        case .bottom: start(of: item, .vertical) + length(of: item, .vertical)
        case .centerX: start(of: item, .horizontal) + length(of: item, .horizontal) * 0.5
        case .centerY: start(of: item, .vertical) + length(of: item, .vertical) * 0.5
        case .width: length(of: item, .horizontal)
        case .height: length(of: item, .vertical)
        case .firstBaseline: baseline(of: item, isFirst: true)
        case .lastBaseline: baseline(of: item, isFirst: false)
        }
    }

    /// The first or last baseline of an item. A guide has no text, and so no baselines but its top and bottom.
    private mutating func baseline(of item: Constraint.Item, isFirst: Bool) -> Expression {
        if case .view(let index) = item { return baseline(of: index, isFirst: isFirst) }
        return value(of: isFirst ? .top : .bottom, of: item)
    }

    /// The leading edge or the top of a view or a guide.
    mutating func start(of item: Constraint.Item, _ axis: LayoutAxis) -> Expression {
        let isHorizontal = axis == .horizontal
        switch item {
        case .view(let index): return start(of: index, axis)
        case .margins(let index):
            guard let stack = plan.nodes[index].stack else { return start(of: index, axis) + Self.viewMargin }
            return start(of: index, axis) + (isHorizontal ? stack.leading : stack.top)
        case .screen: return isHorizontal ? parameter(.screenStart) : Expression()
        case .safeArea: return parameter(isHorizontal ? .safeLeading : .safeTop)
        case .layoutMargins:
            // The margins of a controller's view are at its sides only, inside the safe area.
            return isHorizontal ? parameter(.safeLeading) + parameter(.layoutMargin) : parameter(.safeTop)
        case .readableContent:
            // In the middle of the safe area, and as high as the margins.
            guard isHorizontal else { return parameter(.safeTop) }
            return parameter(.safeLeading) + (parameter(.safeWidth) - parameter(.readableWidth)) * 0.5
        case .keyboard: return isHorizontal ? parameter(.screenStart) : keyboardTop
        case .scrollContent(let index): return scrollContent(of: index, axis)?.start ?? start(of: index, axis)
        case .scrollFrame(let index): return start(of: index, axis)
        case .visibleArea(let index): return visibleArea(of: index, axis).start
        }
    }

    /// The part of a list or of a scroll view that no bar covers. Only the scroll view of the screen reaches under
    /// bars here: a list is laid out within them.
    private mutating func visibleArea(
        of view: Int, _ axis: LayoutAxis
    ) -> (start: Expression, length: Expression) {
        let (start, length) = (start(of: view, axis), length(of: view, axis))
        guard tree.scrollView == view, tree.scrollsUnderTopBar || tree.scrollsUnderBottomBar else {
            return (start, length)
        }
        switch axis {
        case .horizontal:
            guard tree.screen.isEdgeToEdge else { return (start, length) }
            return (self.start(of: .safeArea, axis), self.length(of: .safeArea, axis))
        case .vertical:
            let top = tree.scrollsUnderTopBar ? value(of: .top, of: .safeArea) : start
            let bottom = tree.scrollsUnderBottomBar ? value(of: .bottom, of: .safeArea) : start + length
            return (top, bottom - top)
        }
    }

    /// The leading edge or the top of a view. The place of a view around the row that is solved is known already.
    private mutating func start(of view: Int, _ axis: LayoutAxis) -> Expression {
        scope.contains(view) ? span(view, axis).start : parameter(.outerStart(view))
    }

    /// The width or the height of a view; that of a view around the row that is solved is known already.
    private mutating func length(of view: Int, _ axis: LayoutAxis) -> Expression {
        scope.contains(view) ? span(view, axis).length : parameter(.outerWidth(view))
    }

    /// The width or the height of a view or a guide.
    private mutating func length(of item: Constraint.Item, _ axis: LayoutAxis) -> Expression {
        let isHorizontal = axis == .horizontal
        switch item {
        case .view(let index): return length(of: index, axis)
        case .margins(let index):
            guard let stack = plan.nodes[index].stack else { return length(of: index, axis) - Self.viewMargin * 2 }
            return length(of: index, axis) - (isHorizontal ? stack.horizontalMargins : stack.verticalMargins)
        case .screen: return isHorizontal ? parameter(.screenWidth) : height(.screenHeight)
        case .safeArea: return isHorizontal ? parameter(.safeWidth) : height(.safeHeight)
        case .layoutMargins:
            return isHorizontal ? parameter(.safeWidth) - parameter(.layoutMargin) * 2 : height(.safeHeight)
        case .readableContent: return isHorizontal ? parameter(.readableWidth) : height(.safeHeight)
        case .keyboard: return isHorizontal ? parameter(.screenWidth) : height(.screenHeight) - keyboardTop
        case .scrollContent(let index):
            if let content = scrollContent(of: index, axis) { return content.length }
            return tree.rootStack.map { parameter(.outerWidth($0)) } ?? length(of: index, axis)
        case .scrollFrame(let index): return length(of: index, axis)
        case .visibleArea(let index): return visibleArea(of: index, axis).length
        }
    }

    /// A height of the screen or of its safe area; a part of a screen has one height, which its rows decide.
    private mutating func height(_ quantity: Quantity) -> Expression {
        fittingHeight.map { Expression($0) } ?? parameter(quantity)
    }

    /// The top of the keyboard; none comes up over a part of a screen.
    private var keyboardTop: Expression {
        mutating get { fittingHeight.map { Expression($0) } ?? parameter(.keyboardTop) }
    }

    /// The first or the last baseline of a view; what has none takes its top for the first, its bottom for the last.
    mutating func baseline(of index: Int, isFirst: Bool) -> Expression {
        var current = index
        while plan.nodes[current].stack != nil {
            let children = tree.views[current].children.filter {
                plan.nodes[$0].isArranged && !plan.nodes[$0].isHidden
            }
            guard let next = isFirst ? children.first : children.last else { break }
            current = next
        }
        let span = span(current, .vertical)
        guard case .text(let content) = plan.nodes[current].intrinsic, !content.title.isEmpty
        else { return isFirst ? span.start : span.end }
        // Text stands in the middle of what is higher than it.
        return span.center + parameter(isFirst ? .firstBaseline(current) : .lastBaseline(current))
    }
}
