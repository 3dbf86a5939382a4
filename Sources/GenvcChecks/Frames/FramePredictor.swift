import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// Finds the frames of a plan at a viewport, as Auto Layout would with the constraints of the tree.
///
/// It knows stacks, bands, layers and the lengths of a spec, but not relations: `LayoutSolver` gives the exact frames,
/// and asks the predictor where constraints conflict, for frames all the same and for the sums that explain the lack of
/// room.
///
/// Widths come first, measured from the content outwards and then distributed inwards; heights follow in the same way,
/// since the height of a text depends on its width. Each of the four passes visits every view once.
package struct FramePredictor {
    /// The measures of one view that are known so far, in points.
    struct Box {
        /// The width that the view would have by itself.
        var naturalWidth = 0.0
        /// The least width at which no word is broken.
        var leastWidth = 0.0
        /// The least width at which no constraint is broken.
        var requiredWidth = 0.0
        /// The width that the view gets.
        var width = 0.0
        /// The height that the view would have by itself, in its width.
        var naturalHeight = 0.0
        /// The height that the view gets.
        var height = 0.0
        /// The place of the view in its parent until the last pass, and then in the controller's view.
        var x = 0.0
        /// The vertical place, which follows the rules of `x`.
        var y = 0.0
    }

    /// The views at the text size and in the variant of the point.
    let plan: LayoutPlan
    /// The tree of the plan, kept since asking the plan for it would copy all of it each time.
    let tree: ViewTree
    /// The device, held one way, that is laid out.
    let viewport: Viewport
    /// The direction of writing. A right-to-left layout is made from left to right and mirrored at the end.
    let direction: LayoutDirection
    /// The height in points that the keyboard covers above the bottom edge of the controller's view.
    let keyboard: Double
    /// The measures of all views, indexed as `ViewTree.views`.
    var boxes: [Box]
    /// True while views are measured as `systemLayoutSizeFitting(_:)` does.
    private(set) var isFitting = false
    /// The views found so far that have too little room.
    var shortages: [Shortage] = []

    /// Pixels to a point.
    var scale: Double { viewport.scale }

    /// The frames of the views at a point of the matrix; the plan must be made for the point's text size and variant.
    package static func frames(of plan: LayoutPlan, at point: LayoutPoint) -> Frames {
        frames(of: plan, on: point.viewport, direction: point.direction, keyboard: point.keyboard)
    }

    /// The frames of the views on a viewport.
    ///
    /// - Parameters:
    ///   - plan: made for the text size and the variant that are wanted.
    ///   - keyboard: the height of the keyboard from the bottom of the screen, in points; 0 for none.
    package static func frames(
        of plan: LayoutPlan, on viewport: Viewport, direction: LayoutDirection = .leftToRight, keyboard: Double = 0
    ) -> Frames {
        var predictor = FramePredictor(plan: plan, viewport: viewport, direction: direction, keyboard: keyboard)
        predictor.settle()
        return predictor.frames
    }

    /// The measures of the views in stacks with proportions, each as wide as it is by itself, as
    /// `systemLayoutSizeFitting(_:)` finds them: such stacks ask for them.
    static func fittingBoxes(of plan: LayoutPlan, at point: LayoutPoint) -> [Box] {
        var predictor = FramePredictor(
            plan: plan, viewport: point.viewport, direction: point.direction, keyboard: point.keyboard)
        predictor.isFitting = true
        for index in plan.nodes.indices.reversed() { predictor.measureWidth(of: index) }
        // A stack stands before those in it, which then measure the views in them anew.
        for node in plan.nodes where node.stack?.distribution == .fillProportionally {
            for view in plan.arranged[node.arranged] { predictor.fit(view) }
        }
        return predictor.boxes
    }

    /// Measures a view at the width that it has by itself, with all that stands in it.
    private mutating func fit(_ view: Int) {
        boxes[view].width = boxes[view].naturalWidth
        let inner = plan.nodes.indices[view...].filter { [tree] index in
            sequence(first: index) { tree.views[$0].parent }.contains(view)
        }
        for index in inner { shareWidth(of: index) }
        for index in inner.reversed() { measureHeight(of: index) }
    }

    /// Makes the four passes. A view has a greater index than its parent, so the order of the indices leads inwards.
    private mutating func settle() {
        for index in plan.nodes.indices.reversed() { measureWidth(of: index) }
        settleScreenWidths()
        for index in plan.nodes.indices { shareWidth(of: index) }
        for index in plan.nodes.indices.reversed() { measureHeight(of: index) }
        settleScreenHeights()
        for index in plan.nodes.indices { shareHeight(of: index) }
    }

    private init(plan: LayoutPlan, viewport: Viewport, direction: LayoutDirection, keyboard: Double) {
        self.plan = plan
        tree = plan.tree
        self.viewport = viewport
        self.direction = direction
        self.keyboard = keyboard
        boxes = Array(repeating: Box(), count: plan.nodes.count)
    }

    /// The boxes as frames, mirrored for a right-to-left layout; hidden views have none.
    private var frames: Frames {
        let content = tree.rootStack.map { boxes[$0] }
        let frame = tree.scrollView.map { boxes[$0] } ?? content
        let contentWidth = tree.screen.scroll == .vertical ? frame?.width : content?.width
        var rects: [Rect?] = []
        rects.reserveCapacity(boxes.count)
        for (index, box) in boxes.enumerated() {
            guard plan.nodes[index].isPresent else {
                rects.append(nil)
                continue
            }
            let x =
                direction == .leftToRight
                ? box.x : viewport.width - box.x - box.width
            rects.append(Rect(x: x, y: box.y, width: box.width, height: box.height))
        }
        return Frames(
            viewport: viewport, rects: rects,
            contentSize: Size(width: contentWidth ?? 0, height: content?.height ?? 0), shortages: shortages,
            conflicts: [], ambiguities: [])
    }

    /// Keeps a shortage, unless the room suffices but for rounding errors. Lengths are points along the axis.
    mutating func report(
        _ view: Int, _ axis: LayoutAxis, needed: Double, available: Double, parts: [Double] = [],
        isConflict: Bool = true
    ) {
        guard needed > available + StackAxis.tolerance else { return }
        shortages.append(
            Shortage(
                view: view, axis: axis, needed: needed, available: available, parts: parts,
                isConflict: isConflict))
    }

    // MARK: - Screen

    /// The inset of the safe area at the leading side, in points.
    var leadingInset: Double {
        direction == .leftToRight ? viewport.safeArea.left : viewport.safeArea.right
    }

    /// Sets the widths and the horizontal places of what stands on the screen itself: bars, scroll view, layers, rows.
    private mutating func settleScreenWidths() {
        for bar in [tree.headerStack, tree.footerStack] {
            if let bar { settleSides(of: bar, in: viewport.safeWidth, from: leadingInset) }
        }
        for background in [tree.headerBackground, tree.footerBackground] {
            if let background { boxes[background].width = viewport.width }
        }
        if let scrollView = tree.scrollView {
            boxes[scrollView].x = tree.screen.isEdgeToEdge ? 0 : leadingInset
            boxes[scrollView].width = tree.screen.isEdgeToEdge ? viewport.width : viewport.safeWidth
        }
        for layer in tree.screenLayers { settleWidth(ofLayer: layer) }
        guard let root = tree.rootStack else { return }
        switch tree.screen.scroll {
        case .none: settleSides(of: root, in: viewport.safeWidth, from: leadingInset)
        case .vertical:
            settleSides(of: root, in: viewport.safeWidth, from: tree.screen.isEdgeToEdge ? leadingInset : 0)
        case .horizontal, .both: boxes[root].width = max(viewport.safeWidth, boxes[root].naturalWidth)
        }
    }

    /// Sets the horizontal place of the rows: full width, or centred and no wider than the screen's `contentWidth` with
    /// its margins.
    private mutating func settleSides(of index: Int, in room: Double, from start: Double) {
        let margins = plan.nodes[index].stack?.horizontalMargins ?? 0
        let width: Double =
            switch tree.screen.width {
            case .full: room
            case .readable: min(room, viewport.readableWidth(at: plan.textSize) + margins)
            case .points(let length): min(room, length.points + margins)
            }
        boxes[index].width = width
        boxes[index].x = start + (room - width) / 2
    }

    /// Sets the width and the horizontal place of a layer of the screen. One that fills it reaches to its edges, all
    /// others stay in the safe area; text wraps, other views may stick out.
    private mutating func settleWidth(ofLayer index: Int) {
        guard case .layer(_, let horizontal, let vertical) = plan.nodes[index].attachment else { return }
        let fillsScreen = horizontal == .fill && vertical == .fill
        let room = fillsScreen ? viewport.width : viewport.safeWidth
        let natural = tree.views[index].showsText ? min(boxes[index].naturalWidth, room) : boxes[index].naturalWidth
        boxes[index].width = horizontal == .fill ? room : natural
        boxes[index].x = (fillsScreen ? 0 : leadingInset) + horizontal.offset(of: boxes[index].width, in: room)
    }

    /// Sets the height and the vertical place of a layer of the screen.
    private mutating func settleHeight(ofLayer index: Int) {
        guard case .layer(_, let horizontal, let vertical) = plan.nodes[index].attachment else { return }
        let fillsScreen = horizontal == .fill && vertical == .fill
        let room = fillsScreen ? viewport.height : viewport.safeHeight
        boxes[index].height = vertical == .fill ? room : boxes[index].naturalHeight
        boxes[index].y =
            (fillsScreen ? 0 : viewport.safeArea.top) + vertical.offset(of: boxes[index].height, in: room)
    }

    /// Divides the height of the screen: the header at the top, the footer above the keyboard, the rows or their scroll
    /// view between them. Reports if the rows and the bars together are higher than the screen.
    private mutating func settleScreenHeights() {
        for layer in tree.screenLayers { settleHeight(ofLayer: layer) }
        var top = viewport.safeArea.top
        var bottom = viewport.height - viewport.safeArea.bottom
        if tree.takesText { bottom = min(bottom, viewport.height - keyboard) }
        let whole = bottom - top
        var bars = 0.0
        if let header = tree.headerStack {
            boxes[header].y = top
            boxes[header].height = boxes[header].naturalHeight
            top += boxes[header].height
            if let background = tree.headerBackground { boxes[background].height = top }
            bars += boxes[header].height
        }
        if let footer = tree.footerStack {
            boxes[footer].height = boxes[footer].naturalHeight
            boxes[footer].y = bottom - boxes[footer].height
            bottom = boxes[footer].y
            if let background = tree.footerBackground {
                boxes[background].y = bottom
                boxes[background].height = viewport.height - bottom
            }
            bars += boxes[footer].height
        }
        let room = max(0, bottom - top)
        guard let root = tree.rootStack else { return }
        let natural = boxes[root].naturalHeight
        guard let scrollView = tree.scrollView else {
            boxes[root].y = top
            let isFilled = tree.hasFlexibleRow && !tree.screen.isFitting
            boxes[root].height = isFilled ? max(room, natural) : natural
            guard !tree.screen.isFitting else { return }
            report(root, .vertical, needed: natural + bars, available: whole)
            return
        }
        boxes[scrollView].y = tree.scrollsUnderTopBar ? 0 : top
        boxes[scrollView].height = (tree.scrollsUnderBottomBar ? viewport.height : top + room) - boxes[scrollView].y
        let isTall = tree.screen.scroll == .horizontal || tree.hasFlexibleRow
        boxes[root].height = isTall ? max(room, natural) : natural
        let needed = tree.screen.scroll == .horizontal ? natural + bars : bars
        report(root, .vertical, needed: needed, available: whole)
    }
}
