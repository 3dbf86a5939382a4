import GenvcViews
import SimpleLayout

extension ScreenSystem {
    /// An anchor as an expression.
    func value(of attribute: Constraint.Attribute, of item: Constraint.Item) -> Expression {
        switch attribute {
        case .leading: start(of: item, .horizontal)
        case .trailing: start(of: item, .horizontal) + length(of: item, .horizontal)
        case .top: start(of: item, .vertical)
        case .bottom: start(of: item, .vertical) + length(of: item, .vertical)
        case .centerX: start(of: item, .horizontal) + length(of: item, .horizontal) * 0.5
        case .centerY: start(of: item, .vertical) + length(of: item, .vertical) * 0.5
        case .width: length(of: item, .horizontal)
        case .height: length(of: item, .vertical)
        }
    }

    private func start(of item: Constraint.Item, _ axis: StackLayout.Axis) -> Expression {
        let isHorizontal = axis == .horizontal
        switch item {
        case .view(let index): return boxes[index].start(axis)
        case .margins(let index):
            let stack = plan.nodes[index].stack
            return boxes[index].start(axis) + ((isHorizontal ? stack?.leading : stack?.top) ?? 0)
        case .safeArea: return Expression(constant: isHorizontal ? leadingInset : viewport.safeArea.top)
        case .readableContent:
            // As wide as is good to read, in the middle of the safe area; as high as the margins, which are the safe area.
            guard isHorizontal else { return Expression(constant: viewport.safeArea.top) }
            let width = viewport.readableWidth(at: plan.textSize)
            return Expression(constant: leadingInset + (viewport.safeWidth - width) / 2)
        case .keyboard: return Expression(constant: isHorizontal ? 0 : keyboardTop)
        case .scrollContent: return scrollContent?.start(axis) ?? Expression()
        case .scrollFrame: return tree.scrollView.map { boxes[$0].start(axis) } ?? Expression()
        }
    }

    private func length(of item: Constraint.Item, _ axis: StackLayout.Axis) -> Expression {
        let isHorizontal = axis == .horizontal
        switch item {
        case .view(let index): return boxes[index].length(axis)
        case .margins(let index):
            let stack = plan.nodes[index].stack
            return boxes[index].length(axis)
                - ((isHorizontal ? stack?.horizontalMargins : stack?.verticalMargins) ?? 0)
        case .safeArea:
            return Expression(constant: isHorizontal ? viewport.safeWidth : viewport.safeHeight)
        case .readableContent:
            return Expression(
                constant: isHorizontal ? viewport.readableWidth(at: plan.textSize) : viewport.safeHeight)
        case .keyboard:
            return Expression(constant: isHorizontal ? viewport.width : viewport.height - keyboardTop)
        case .scrollContent: return scrollContent?.length(axis) ?? Expression()
        case .scrollFrame: return tree.scrollView.map { boxes[$0].length(axis) } ?? Expression()
        }
    }

    /// Without a keyboard its guide ends where the safe area does.
    private var keyboardTop: Double { viewport.height - max(keyboard, viewport.safeArea.bottom) }

    /// The first or the last baseline of a view; what has none takes its top for the first, its bottom for the last.
    func baseline(of index: Int, isFirst: Bool) -> Expression {
        var current = index
        while plan.nodes[current].stack != nil {
            let children = tree.views[current].children.filter {
                plan.nodes[$0].isArranged && !plan.nodes[$0].isHidden
            }
            guard let next = isFirst ? children.first : children.last else { break }
            current = next
        }
        let box = boxes[current]
        guard case .text(let content) = plan.nodes[current].intrinsic, let height = contentHeights[current] else {
            return isFirst ? box.start(.vertical) : box.end(.vertical)
        }
        let offset = content.baseline(
            ofFirst: isFirst, width: contentWidths[current], height: height, scale: viewport.scale)
        // Text stands in the middle of what is higher than it.
        return box.center(.vertical) + (offset - height / 2)
    }
}
