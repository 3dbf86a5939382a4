import GenvcModel
import GenvcViews
import SimpleLayout

/// The constraints that hold on a screen at run time, as a linear system: those that the code makes, those that its
/// stack views make, and those that follow from the sizes of contents.
///
/// Leading is left; a right-to-left layout is mirrored afterwards. What differs between the points of the matrix is a
/// parameter, so that one solution serves many points.
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

    let measures: ScreenMeasures
    let scope: LayoutScope
    /// Horizontal first.
    let axes: [StackLayout.Axis]

    private(set) var system = LinearSystem()
    /// One for each constraint of the system.
    private(set) var origins: [Origin] = []
    /// What is unknown along one axis.
    private struct Line {
        /// One for each view of the scope.
        var spans: [Span] = []
        var scrollContent: Span?
    }

    private var horizontal = Line()
    private var vertical = Line()
    /// What the parameters of the system are.
    private(set) var quantities: [Quantity] = []
    private var parameters: [Quantity: LinearSystem.Variable] = [:]
    /// False if factors of the system change as well, so that a solution is good for its own point only.
    var isParametric = true

    var plan: LayoutPlan { measures.plan }
    var tree: ViewTree { measures.plan.tree }

    init(_ measures: ScreenMeasures, _ scope: LayoutScope, axes: [StackLayout.Axis], constraints: [Constraint]) {
        self.measures = measures
        self.scope = scope
        self.axes = axes
        for axis in axes {
            var line = Line(spans: scope.views.map { _ in Span(in: &system) })
            if tree.scrollView != nil, scope.row == nil { line.scrollContent = Span(in: &system) }
            switch axis {
            case .horizontal: horizontal = line
            case .vertical: vertical = line
            }
        }
        if let row = scope.row { addEdges(of: row) } else { addScrollContent() }
        for index in scope.constraints where axes.contains(constraints[index].attribute.axis) {
            add(constraints[index], index)
        }
        for view in scope.views {
            if scope.leaves.contains(view) {
                guard axes.contains(.vertical) else { continue }
                add(span(view, .vertical).length, .equal, parameter(.rowHeight(view)), from: .stack(view))
            } else {
                if plan.nodes[view].stack != nil { addStack(view) }
                addContent(of: view)
            }
        }
    }

    /// The place of a view along an axis, as variables.
    func span(_ view: Int, _ axis: StackLayout.Axis) -> Span {
        guard let position = scope.position(of: view) else {
            preconditionFailure("the view is none of the system's")
        }
        return switch axis {
        case .horizontal: horizontal.spans[position]
        case .vertical: vertical.spans[position]
        }
    }

    func scrollContent(_ axis: StackLayout.Axis) -> Span? {
        switch axis {
        case .horizontal: horizontal.scrollContent
        case .vertical: vertical.scrollContent
        }
    }

    /// A row begins at zero, and is as wide as the frame of the screen makes it.
    private mutating func addEdges(of row: LayoutScope.Row) {
        for axis in axes {
            add(span(row.view, axis).start, .equal, Expression(), from: .screen)
        }
        if axes.contains(.horizontal) {
            add(span(row.view, .horizontal).length, .equal, parameter(.outerWidth(row.view)), from: .screen)
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

    mutating func addSpan() -> Span { Span(in: &system) }

    /// The quantity as a parameter of the system.
    mutating func parameter(_ quantity: Quantity) -> Expression {
        if let variable = parameters[quantity] { return Expression(variable) }
        let variable = system.addParameter(measures.value(of: quantity))
        parameters[quantity] = variable
        quantities.append(quantity)
        return Expression(variable)
    }

    /// Scrolled to the top, the content begins where the scroll view does.
    private mutating func addScrollContent() {
        guard let scrollView = tree.scrollView else { return }
        for axis in axes {
            guard let content = scrollContent(axis) else { continue }
            add(content.start, .equal, span(scrollView, axis).start, from: .screen)
        }
    }

    private mutating func add(_ constraint: Constraint, _ index: Int) {
        let constant: Expression =
            switch constraint.constant {
            case .hairline: parameter(.hairline)
            case .none, .length, .negative, .sum: Expression(constant: constraint.constant.points(scale: 1))
            }
        var right = constant
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
        if axes.contains(.horizontal), node.intrinsic.hasWidth {
            addContent(
                of: index, span(index, .horizontal).length, parameter(.contentWidth(index)),
                hugging: node.contentHugging.horizontal, resistance: node.resistance.horizontal)
        }
        if axes.contains(.vertical), node.intrinsic.hasHeight {
            addContent(
                of: index, span(index, .vertical).length, parameter(.contentHeight(index)),
                hugging: node.contentHugging.vertical, resistance: node.resistance.vertical)
        }
    }

    private mutating func addContent(
        of index: Int, _ own: Expression, _ length: Expression, hugging: Double, resistance: Double
    ) {
        add(own, .lessThanOrEqual, length, priority: hugging, from: .content(index))
        add(own, .greaterThanOrEqual, length, priority: resistance, from: .content(index))
    }
}

extension Constraint.Attribute {
    var axis: StackLayout.Axis {
        switch self {
        case .leading, .trailing, .centerX, .width: .horizontal
        case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: .vertical
        }
    }
}
