import GenvcModel
import GenvcText
import GenvcViews
import GenvcVocabulary

extension FramePredictor {
    // MARK: - From the content outwards

    /// Measures the width that a view would have by itself and the least width that it needs. Its content has been
    /// measured before.
    mutating func measureWidth(of index: Int) {
        let node = plan.nodes[index]
        guard node.takesRoom else { return }
        var natural: Double?
        var least = 0.0
        var required = 0.0
        if let stack = node.stack {
            if stack.isHorizontal {
                let axis = widthAxis(of: index, stack, available: nil)
                natural = (isFitting ? axis.fittingTotal : axis.total { $0.base }) + stack.horizontalMargins
                least = axis.total { $0.least } + stack.horizontalMargins
                required = axis.total { $0.required } + stack.horizontalMargins
            } else {
                for child in plan.arranged[node.arranged] {
                    natural = max(natural ?? 0, boxes[child].naturalWidth)
                    least = max(least, boxes[child].leastWidth)
                    required = max(required, boxes[child].requiredWidth)
                }
                natural = (natural ?? 0) + stack.horizontalMargins
                least += stack.horizontalMargins
                required += stack.horizontalMargins
            }
        } else if isFitting, plan.isList[index] {
            // UIKit measures a list without its cells.
        } else if let content = plan.contentStacks[index] {
            // A horizontal scroll view needs no width, unless it is as wide as its pages.
            if tree.scroll(of: index) == .horizontal {
                if isFitting { natural = pages(in: content).map { boxes[$0].naturalWidth }.max() }
            } else {
                natural = boxes[content].naturalWidth
                least = boxes[content].leastWidth
                required = boxes[content].requiredWidth
            }
        } else if node.isBand {
            for child in tree.views[index].children.prefix(1) where plan.nodes[child].takesRoom {
                let staysInside = plan.nodes[child].staysInside
                // A view of a fixed width that stands at a side of its row holds on to nothing at the other.
                if isFitting, case .placed(let place, _) = plan.nodes[child].attachment, place != .fill,
                    !tree.isHeldInBand(child)
                {
                    continue
                }
                natural = boxes[child].naturalWidth
                least = staysInside ? boxes[child].leastWidth : boxes[child].naturalWidth
                required = staysInside ? boxes[child].requiredWidth : boxes[child].naturalWidth
            }
        } else {
            natural = node.intrinsic.width(scale: scale)
            least = node.intrinsic.leastWidth(scale: scale)
            if node.ratio > 0, let height = node.height.equal {
                natural = height * node.ratio
                least = height * node.ratio
                required = height * node.ratio
            }
        }
        boxes[index].naturalWidth = node.width.resolved(natural)
        boxes[index].leastWidth = min(boxes[index].naturalWidth, node.width.least(least))
        boxes[index].requiredWidth = min(boxes[index].naturalWidth, node.width.least(required))
    }

    /// The views of a row as items along its axis. `available` is the width inside the margins of the row in points;
    /// nil while it is unknown.
    private func widthAxis(of index: Int, _ stack: LayoutNode.Stack, available: Double?) -> StackAxis {
        let node = plan.nodes[index]
        let children = plan.arranged[node.arranged]
        let cap = available.map { textWidthCap(of: children, stack, $0) } ?? .infinity
        var items: [AxisItem] = []
        items.reserveCapacity(children.count)
        for child in children {
            let view = plan.nodes[child]
            let isCapped = cap < .infinity && plan.holdsMultilineText(child)
            var base = boxes[child].naturalWidth
            if let tie = view.equalLength, view.weight == 0, plan.nodes[tie.view].takesRoom {
                base = max(base, boxes[tie.view].naturalWidth * tie.factor)
                if let position = children.firstIndex(of: tie.view) {
                    items[position - children.startIndex].base = base / tie.factor
                }
            }
            let most = min(view.width.maximum, isCapped ? max(cap, boxes[child].requiredWidth) : .infinity)
            items.append(
                AxisItem(
                    base: min(base, most), least: min(boxes[child].leastWidth, most),
                    required: boxes[child].requiredWidth, most: most,
                    weight: stack.distribution == .fill ? view.weight : 0, hugging: view.hugging.horizontal,
                    demanded: boxes[child].requiredWidth, resistance: view.resistance.horizontal,
                    gap: gap(after: view, stack)))
        }
        return StackAxis(items: items, isHorizontal: true, distribution: stack.distribution)
    }

    /// The gap behind a view, a whole number of pixels.
    func gap(after view: LayoutNode, _ stack: LayoutNode.Stack) -> Double {
        TextMetrics.rounded(view.spacingAfter ?? stack.spacing, scale: scale)
    }

    /// The most points that a text of several lines may take of a row; infinite without a limit.
    ///
    /// If texts of several lines stand side by side, UIKit limits each of them to its share of the row
    /// (`UISV-text-width-disambiguation`, iOS 15).
    private func textWidthCap(of children: ArraySlice<Int>, _ stack: LayoutNode.Stack, _ available: Double) -> Double {
        guard stack.distribution != .fillEqually, stack.distribution != .fillProportionally else { return .infinity }
        let count = children.reduce(0) { plan.holdsMultilineText($1) ? $0 + 1 : $0 }
        guard count > 1 else { return .infinity }
        return (available - stack.spacing * Double(count - 1)) / Double(count)
    }

    // MARK: - From the screen inwards

    /// Distributes the known width of a view to the views in it.
    mutating func shareWidth(of index: Int) {
        let node = plan.nodes[index]
        guard isMeasured(node) else { return }
        if let stack = node.stack {
            if stack.isHorizontal {
                shareRowWidth(of: index, stack)
            } else {
                shareColumnWidth(of: index, stack)
            }
        }
        for child in tree.views[index].children where isMeasured(plan.nodes[child]) {
            switch plan.nodes[child].attachment {
            case .placed(let horizontal, _): placeInBand(child, index, horizontal)
            case .layer(_, let horizontal, _): placeInLayer(child, index, horizontal)
            case .scrollContent, .content: settleContentWidth(child, in: index)
            case .screen, .background, .listArea, .arranged: break
            }
        }
    }

    /// True for a view that has a width: one that is present; where views are fitted, also one that is hidden and keeps
    /// its constraints.
    private func isMeasured(_ node: LayoutNode) -> Bool { isFitting ? node.takesRoom : node.isPresent }

    /// Gives the views of a row their widths and starts, and reports what they need if the row is too narrow. It is a
    /// conflict only if constraints cannot hold; else UIKit squeezes texts.
    private mutating func shareRowWidth(of index: Int, _ stack: LayoutNode.Stack) {
        let available = boxes[index].width - stack.horizontalMargins
        var axis = widthAxis(of: index, stack, available: available)
        let needed = axis.total { $0.least }
        if needed > available {
            report(
                index, .horizontal, needed: needed, available: available, parts: axis.items.map(\.least),
                isConflict: axis.total { $0.required } > available + StackAxis.tolerance)
        }
        axis.arrange(in: available)
        for (item, child) in zip(axis.items, plan.arranged[plan.nodes[index].arranged]) {
            boxes[child].x = stack.leading + item.offset
            boxes[child].width = item.length
        }
    }

    /// Gives the views of a column their widths and starts, by the alignment of the column.
    private mutating func shareColumnWidth(of index: Int, _ stack: LayoutNode.Stack) {
        let inside = boxes[index].width - stack.horizontalMargins
        for child in plan.arranged[plan.nodes[index].arranged] {
            let node = plan.nodes[child]
            let fills = stack.alignment == .fill || node.fillsStack
            let width = fills ? inside : min(inside, boxes[child].naturalWidth)
            boxes[child].width = node.width.equal ?? max(width, fills ? 0 : node.width.least(0))
            let placement: ViewNode.Placement =
                switch stack.alignment {
                case .center: .center
                case .end, .lastBaseline: .end
                case .fill, .start, .firstBaseline: .start
                }
            boxes[child].x = stack.leading + placement.offset(of: boxes[child].width, in: inside)
            if node.stack == nil, !node.isBand {
                report(child, .horizontal, needed: boxes[child].requiredWidth, available: inside)
            }
        }
    }

    /// Gives the view in a band its width and start. In a row with `edgeToEdge` the room reaches over the margins of
    /// the stack, and to the edges of the screen where the screen lets it.
    private mutating func placeInBand(_ child: Int, _ band: Int, _ placement: ViewNode.Placement) {
        let node = plan.nodes[band]
        var start = 0.0
        var room = boxes[band].width
        if node.isEdgeToEdge, node.parent >= 0, let stack = plan.nodes[node.parent].stack {
            let reachesSides = tree.screen.isEdgeToEdge
            start = -stack.leading - (reachesSides ? boxes[node.parent].x : 0)
            room = reachesSides ? viewport.width : room + stack.horizontalMargins
        }
        var width = room
        if placement != .fill {
            width = boxes[child].naturalWidth
            if plan.nodes[child].staysInside { width = min(width, room) }
        }
        boxes[child].width = width
        boxes[child].x = start + placement.offset(of: width, in: room)
        report(child, .horizontal, needed: boxes[child].requiredWidth, available: room)
    }

    /// Makes content as wide as the view around it, or as wide as it needs if it scrolls horizontally.
    private mutating func settleContentWidth(_ content: Int, in holder: Int) {
        guard tree.views[content].role == .contentStack else { return }
        let width = boxes[holder].width
        guard tree.scroll(of: holder) == .horizontal else {
            boxes[content].width = width
            return
        }
        let children = plan.arranged[plan.nodes[content].arranged]
        for page in pages(in: content) {
            (boxes[page].naturalWidth, boxes[page].leastWidth, boxes[page].requiredWidth) = (width, width, width)
        }
        guard let stack = plan.nodes[content].stack else { return }
        let axis = widthAxis(of: content, stack, available: nil)
        let natural = axis.total { $0.base } + stack.horizontalMargins
        boxes[content].width = children.contains { plan.nodes[$0].weight > 0 } ? max(width, natural) : natural
    }

    /// Places a layer in front of or behind its host: text wraps within the host, other views may stick out.
    private mutating func placeInLayer(_ child: Int, _ host: Int, _ placement: ViewNode.Placement) {
        let room = boxes[host].width
        var width = placement == .fill ? room : boxes[child].naturalWidth
        if tree.views[child].showsText {
            width = min(width, room)
            report(child, .horizontal, needed: boxes[child].requiredWidth, available: room)
        }
        boxes[child].width = width
        boxes[child].x = placement.offset(of: width, in: room)
    }
}

extension ViewNode.Placement {
    /// The start of a view of that length in that much room.
    func offset(of length: Double, in room: Double) -> Double {
        switch self {
        case .fill, .start: 0
        case .center: (room - length) / 2
        case .end: room - length
        }
    }
}
