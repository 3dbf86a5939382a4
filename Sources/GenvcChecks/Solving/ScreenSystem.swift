import GenvcModel
import GenvcViews
import SimpleLayout

/// The constraints that hold on a screen at run time, as a linear system: those that the code makes, those that its
/// stack views make, and those that follow from the sizes of contents.
///
/// Leading is left; a right-to-left layout is mirrored afterwards.
struct ScreenSystem {
    /// Whose constraint it is.
    enum Origin: Hashable {
        /// An index into the constraints of the tree, group by group.
        case constraint(Int)
        /// Made by a stack view.
        case stack(Int)
        /// From the content of a view.
        case content(Int)
        case screen
    }

    let plan: LayoutPlan
    let viewport: Viewport
    let keyboard: Double
    /// The distance of the safe area from the leading edge.
    let leadingInset: Double
    /// What is known of the sizes of contents.
    let contents: [FramePredictor.Box]
    /// The height of what a view shows, in its width as far as it is known; nil: it has none.
    let contentHeights: [Double?]
    /// The widths in which those heights were found.
    let contentWidths: [Double]

    private(set) var system = LinearSystem()
    /// One for each constraint of the system.
    private(set) var origins: [Origin] = []
    private(set) var boxes: [Box] = []
    private(set) var scrollContent: Box?

    var tree: ViewTree { plan.tree }

    init(_ predictor: FramePredictor, contentHeights: [Double?], contentWidths: [Double]) {
        plan = predictor.plan
        viewport = predictor.viewport
        keyboard = predictor.keyboard
        leadingInset = predictor.leadingInset
        contents = predictor.boxes
        self.contentHeights = contentHeights
        self.contentWidths = contentWidths
        boxes.reserveCapacity(plan.nodes.count)
        for _ in plan.nodes { boxes.append(Box(in: &system)) }
        if tree.scrollView != nil { scrollContent = Box(in: &system) }
        addScrollContent()
        var index = 0
        for group in tree.constraints {
            for constraint in group.constraints {
                add(constraint, index)
                index += 1
            }
        }
        for index in plan.nodes.indices {
            if plan.nodes[index].stack != nil { addStack(index) }
            addContent(of: index)
        }
    }

    mutating func add(
        _ left: Expression, _ relation: LinearSystem.Relation, _ right: Expression, priority: Double = 1_000,
        from origin: Origin
    ) {
        let difference = left - right
        system.add(difference.terms, relation, -difference.constant, priority: priority)
        origins.append(origin)
    }

    mutating func addSpanner() -> Spanner {
        Spanner(
            start: Expression(system.addVariable()), length: Expression(system.addVariable(isNonNegative: true)))
    }

    /// Scrolled to the top, the content begins where the scroll view does.
    private mutating func addScrollContent() {
        guard let scrollView = tree.scrollView, let content = scrollContent else { return }
        for axis in [StackLayout.Axis.horizontal, .vertical] {
            add(content.start(axis), .equal, boxes[scrollView].start(axis), from: .screen)
        }
    }

    private mutating func add(_ constraint: Constraint, _ index: Int) {
        let constant = constraint.constant.points(scale: viewport.scale)
        var right = Expression(constant: constant)
        if let target = constraint.target {
            right = value(of: target.attribute, of: target.item) * constraint.multiplier + constant
        }
        let relation: LinearSystem.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        add(
            value(of: constraint.attribute, of: constraint.item), relation, right, priority: constraint.priority,
            from: .constraint(index))
    }

    /// UIKit's two inequalities a dimension for what has a size of its own.
    private mutating func addContent(of index: Int) {
        let node = plan.nodes[index]
        if let width = node.intrinsic.width(scale: viewport.scale) {
            addContent(
                of: index, .horizontal, width, hugging: node.contentHugging.horizontal, resistance: node.resistance.horizontal
            )
        }
        if let height = contentHeights[index] {
            addContent(
                of: index, .vertical, height, hugging: node.contentHugging.vertical, resistance: node.resistance.vertical)
        }
    }

    private mutating func addContent(
        of index: Int, _ axis: StackLayout.Axis, _ length: Double, hugging: Double, resistance: Double
    ) {
        let own = boxes[index].length(axis)
        add(own, .lessThanOrEqual, Expression(constant: length), priority: hugging, from: .content(index))
        add(own, .greaterThanOrEqual, Expression(constant: length), priority: resistance, from: .content(index))
    }
}
