import GenvcModel
import GenvcViews
import GenvcVocabulary

extension FramePredictor {
    // MARK: - From the content outwards

    /// Measures the height that a view of known width would have by itself.
    mutating func measureHeight(of index: Int) {
        let node = plan.nodes[index]
        guard node.takesRoom else { return }
        let content = contentHeight(of: index, node)
        if node.isHairline {
            boxes[index].naturalHeight = 1 / scale
        } else if node.ratio > 0 {
            boxes[index].naturalHeight = boxes[index].width / node.ratio
        } else {
            boxes[index].naturalHeight = node.height.resolved(content)
        }
    }

    /// The height that the content of a view needs; nil if it needs none.
    private func contentHeight(of index: Int, _ node: LayoutNode) -> Double? {
        if let stack = node.stack {
            // UIKit makes no constraints for a stack view without arranged views, so its margins ask for no room.
            if !tree.views[index].children.contains(where: { plan.nodes[$0].isArranged }) { return nil }
            if !stack.isHorizontal {
                let axis = heightAxis(of: index, stack)
                return (isFitting ? axis.fittingTotal : axis.total { $0.base }) + stack.verticalMargins
            }
            switch stack.alignment {
            case .firstBaseline, .lastBaseline:
                var (above, below) = (0.0, 0.0)
                for child in plan.arranged[node.arranged] {
                    let height = boxes[child].naturalHeight
                    let baseline = self.baseline(of: child, stack.alignment, height: height)
                    above = max(above, baseline)
                    below = max(below, height - baseline)
                }
                return above + below + stack.verticalMargins
            case .fill, .start, .center, .end:
                let tallest = plan.arranged[node.arranged].reduce(0) { max($0, boxes[$1].naturalHeight) }
                return tallest + stack.verticalMargins
            }
        }
        // UIKit measures a list without its cells.
        if isFitting, plan.isList[index] { return nil }
        if let content = plan.contentStacks[index] {
            // A vertical scroll view needs no height, unless it is as high as its pages.
            guard tree.scroll(of: index) == .vertical else { return boxes[content].naturalHeight }
            return isFitting ? pages(in: content).map { boxes[$0].naturalHeight }.max() : nil
        }
        if node.isBand {
            // The element in a band stands before the layers of it.
            guard let held = tree.views[index].children.first, plan.nodes[held].takesRoom else { return nil }
            return boxes[held].naturalHeight
        }
        return node.intrinsic.height(in: boxes[index].width, scale: scale, isCompact: viewport.hasCompactHeight)
    }

    /// The views that are as long as the scroll view around their stack.
    func pages(in content: Int) -> [Int] {
        plan.arranged[plan.nodes[content].arranged].filter { tree.views[$0].scrollViewOfPage != nil }
    }

    /// The arranged views of a column as items along its axis, with their own heights. No room is needed to measure
    /// them: heights of texts follow from widths, which are known by now.
    private func heightAxis(of index: Int, _ stack: LayoutNode.Stack) -> StackAxis {
        var items: [AxisItem] = []
        for child in plan.arranged[plan.nodes[index].arranged] {
            let view = plan.nodes[child]
            var base = boxes[child].naturalHeight
            if let tie = view.equalLength, plan.nodes[tie.view].takesRoom {
                // The height of the view is tied to that of a view before it, so the minimum of either holds for both.
                base = max(base, boxes[tie.view].naturalHeight * tie.factor)
            }
            items.append(
                AxisItem(
                    base: base, least: base, required: base, most: view.height.maximum,
                    weight: stack.distribution == .fill ? view.weight : 0, hugging: view.hugging.vertical,
                    demanded: isFitting ? demandedHeight(of: child) : 0, resistance: view.resistance.vertical,
                    gap: gap(after: view, stack)))
        }
        return StackAxis(items: items, isHorizontal: false, distribution: stack.distribution)
    }

    /// The height of a view below which constraints break: what it holds counts as if it gave way to nothing.
    private func demandedHeight(of index: Int) -> Double {
        let node = plan.nodes[index]
        let holdsViews = !tree.views[index].children.isEmpty
        return holdsViews || node.height.equal != nil ? boxes[index].naturalHeight : node.height.minimum
    }

    // MARK: - From the screen inwards

    /// Distributes the known height of a view to the views in it, and converts their places to the coordinates of the
    /// screen.
    mutating func shareHeight(of index: Int) {
        let node = plan.nodes[index]
        guard node.isPresent else { return }
        if node.parent >= 0 {
            boxes[index].x += boxes[node.parent].x
            boxes[index].y += boxes[node.parent].y
        }
        if let stack = node.stack {
            if stack.isHorizontal {
                shareRowHeight(of: index, stack)
            } else {
                shareColumnHeight(of: index, stack)
            }
        }
        for child in tree.views[index].children where plan.nodes[child].isPresent {
            switch plan.nodes[child].attachment {
            case .placed(_, let vertical): placeInBand(child, index, vertical)
            case .layer(_, _, let vertical):
                let height = vertical == .fill ? boxes[index].height : boxes[child].naturalHeight
                boxes[child].height = height
                boxes[child].y = vertical.offset(of: height, in: boxes[index].height)
            case .scrollContent, .content: settleContentHeight(child, in: index)
            case .screen, .background, .listArea, .arranged: break
            }
        }
    }

    /// Makes content as high as the view around it, or as high as it needs if it scrolls vertically.
    private mutating func settleContentHeight(_ content: Int, in holder: Int) {
        guard tree.views[content].role == .contentStack else { return }
        let height = boxes[holder].height
        guard tree.scroll(of: holder) == .vertical else {
            boxes[content].height = height
            return
        }
        let children = plan.arranged[plan.nodes[content].arranged]
        for page in pages(in: content) { boxes[page].naturalHeight = height }
        guard let stack = plan.nodes[content].stack else { return }
        let natural = heightAxis(of: content, stack).total { $0.base } + stack.verticalMargins
        boxes[content].height = children.contains { plan.nodes[$0].weight > 0 } ? max(height, natural) : natural
    }

    /// Gives the views of a column their heights and tops. Too little room is reported, except of the rows of the
    /// screen, whose height the screen settles.
    private mutating func shareColumnHeight(of index: Int, _ stack: LayoutNode.Stack) {
        let available = boxes[index].height - stack.verticalMargins
        var axis = heightAxis(of: index, stack)
        let needed = axis.total { $0.least }
        if needed > available, index != tree.rootStack {
            report(index, .vertical, needed: needed, available: available, parts: axis.items.map(\.least))
        }
        axis.arrange(in: available)
        for (item, child) in zip(axis.items, plan.arranged[plan.nodes[index].arranged]) {
            boxes[child].y = stack.top + item.offset
            boxes[child].height = item.length
        }
    }

    /// Gives the views of a row their heights and tops, by the alignment of the row.
    private mutating func shareRowHeight(of index: Int, _ stack: LayoutNode.Stack) {
        let inside = boxes[index].height - stack.verticalMargins
        let children = plan.arranged[plan.nodes[index].arranged]
        let usesBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        var line = 0.0
        if usesBaseline {
            for child in children {
                line = max(line, baseline(of: child, stack.alignment, height: boxes[child].naturalHeight))
            }
        }
        for child in children {
            let node = plan.nodes[child]
            let natural = boxes[child].naturalHeight
            let fills = stack.alignment == .fill || node.fillsStack
            let height = fills ? node.height.equal ?? inside : natural
            let offset: Double =
                switch stack.alignment {
                case .fill, .start: 0
                case .center: (inside - height) / 2
                case .end: inside - height
                case .firstBaseline, .lastBaseline: line - baseline(of: child, stack.alignment, height: natural)
                }
            boxes[child].height = height
            boxes[child].y = stack.top + (fills ? 0 : offset)
            report(index, .vertical, needed: natural, available: inside)
        }
    }

    /// Gives the view in a band its height and top. It fills a band without a height of its own even if it is centred,
    /// since the band is as high as it.
    private mutating func placeInBand(
        _ child: Int, _ band: Int, _ placement: ViewNode.Placement
    ) {
        let room = boxes[band].height
        let natural = boxes[child].naturalHeight
        let hasOwnHeight = !tree.views[band].height.isEmpty
        let fills = placement == .fill || placement == .center && !hasOwnHeight
        let height = fills ? room : natural
        boxes[child].height = height
        boxes[child].y = fills ? 0 : placement.offset(of: height, in: room)
        if tree.views[child].showsText { report(band, .vertical, needed: natural, available: room) }
    }

    /// The distance from the top of a view to its first or last baseline; a view without baselines uses its bottom.
    private func baseline(of index: Int, _ alignment: LayoutNode.Alignment, height: Double) -> Double {
        var current = index
        var offset = 0.0
        let isFirst = alignment == .firstBaseline
        while let stack = plan.nodes[current].stack {
            let children = plan.arranged[plan.nodes[current].arranged]
            guard let next = isFirst ? children.first : children.last else { break }
            let above = boxes[current].naturalHeight - stack.bottom - boxes[next].naturalHeight
            offset += isFirst ? stack.top : above
            current = next
        }
        let own = current == index ? height : boxes[current].naturalHeight
        guard case .text(let content) = plan.nodes[current].intrinsic else {
            return isFirst && current == index ? 0 : offset + own
        }
        return offset + content.baseline(ofFirst: isFirst, width: boxes[current].width, height: own, scale: scale)
    }
}
