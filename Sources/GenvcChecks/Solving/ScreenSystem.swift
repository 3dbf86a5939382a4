import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The constraints that hold on a screen at run time, as a linear system: those that the code makes, those that its
/// stack views make, and those that follow from the sizes of contents.
///
/// Leading is left; a right-to-left layout is mirrored afterwards. What differs between the points of the matrix is a
/// parameter, so that one solution serves many points.
struct ScreenSystem {
    /// The source of a constraint of the system.
    enum Origin: Hashable {
        /// An index into the constraints of the tree, group by group.
        case constraint(Int)
        /// The stack view at this index made the constraint.
        case stack(Int)
        /// The constraint follows from the size of the content of the view at this index.
        case content(Int)
        /// The constraint belongs to the screen: the edges of a row, the place of scrolled content.
        case screen
    }

    /// The numbers of the point at which the system is made.
    let measures: ScreenMeasures
    /// The part of the screen that is solved.
    let scope: LayoutScope
    /// The axes that the system has, the horizontal one first.
    let axes: [LayoutAxis]
    /// The constraints of the tree.
    let constraints: ScreenConstraints

    /// The constraints, as terms of its variables and parameters.
    private(set) var system = LinearSystem()
    /// The origin of each constraint of the system, in their order.
    private(set) var origins: [Origin] = []
    /// The unknowns along one axis.
    private struct Line {
        /// The spans of the views of the scope, in their order.
        var spans: [Span] = []
        /// The span of each run, keyed by its first row.
        var runs: [Int: Span] = [:]
        /// The span of the content of each scroll view, keyed by the scroll view.
        var scrollContents: [Int: Span] = [:]
    }

    /// Rows that are solved by themselves and follow each other.
    struct Run {
        /// The index of the first view of the run.
        let first: Int
        /// The index of the last view of the run.
        let last: Int
    }

    /// The runs of rows from top to bottom, stack by stack.
    let runs: [Run]
    /// The height of a part of a screen, which its rows decide; nil where the device decides it.
    private(set) var fittingHeight: LinearSystem.Variable?
    /// The variables of the horizontal axis; empty for a system that does not have it.
    private var horizontal = Line()
    /// The variables of the vertical axis; empty for a system that does not have it.
    private var vertical = Line()
    /// The quantities that are the parameters of the system, in their order.
    private(set) var quantities: [Quantity] = []
    /// The parameter of each of `quantities`.
    private var parameters: [LinearSystem.Variable] = []
    /// The places of quantities, once there are many of them.
    private var places: [Quantity: Int] = [:]
    /// The most quantities that are walked: the first dictionary of them costs a run 0.2 million instructions
    /// (measured), and the systems of most rows have fewer.
    private static let quantitiesWithoutPlaces = 24
    /// False if the coefficients of the system differ from point to point too, so that a solution holds at its own
    /// point only.
    var isParametric = true

    var plan: LayoutPlan { measures.plan }
    var tree: ViewTree { measures.plan.tree }

    init(_ measures: ScreenMeasures, _ scope: LayoutScope, axes: [LayoutAxis], constraints: ScreenConstraints) {
        self.measures = measures
        self.scope = scope
        self.axes = axes
        self.constraints = constraints
        runs = scope.rows.isEmpty ? [] : Self.runs(of: scope, measures.plan)
        for axis in axes {
            var line = Line(spans: scope.views.map { _ in Span(in: &system) })
            for run in runs { line.runs[run.first] = Span(in: &system) }
            for view in scope.views {
                if case .scroll = tree.views[view].container { line.scrollContents[view] = Span(in: &system) }
            }
            switch axis {
            case .horizontal: horizontal = line
            case .vertical: vertical = line
            }
        }
        if tree.screen.isFitting, axes.contains(.vertical) { fittingHeight = system.addVariable(isNonNegative: true) }
        if let row = scope.row { addEdges(of: row) }
        for view in scope.views {
            if case .scroll = tree.views[view].container { addScrollContent(of: view) }
        }
        for index in scope.constraints where axes.contains(constraints[index].attribute.axis) {
            add(constraint: index)
        }
        if axes.contains(.vertical) {
            for run in runs {
                add(
                    span(run.first, .vertical).length, .equal, parameter(.rows(first: run.first, last: run.last)),
                    from: .stack(run.first))
            }
        }
        for view in scope.views {
            if plan.nodes[view].stack != nil { addStack(view) }
            addContent(of: view)
        }
    }

    /// The runs of rows among the arranged views of the scope's stacks.
    private static func runs(of scope: LayoutScope, _ plan: LayoutPlan) -> [Run] {
        var runs: [Run] = []
        for stack in scope.views where plan.nodes[stack].stack != nil {
            var open: Run?
            for view in plan.arranged[plan.nodes[stack].arranged] {
                if scope.rows.contains(view) {
                    open = Run(first: open?.first ?? view, last: view)
                } else if let run = open {
                    runs.append(run)
                    open = nil
                }
            }
            if let open { runs.append(open) }
        }
        return runs
    }

    /// The views of a stack that are part of the system; a run of rows that are solved by themselves is represented by
    /// its first row.
    func items(of stack: Int) -> [Int] {
        let items = tree.views[stack].children.filter { plan.nodes[$0].isArranged }
        guard !runs.isEmpty || !scope.rows.isEmpty else { return items }
        let firsts = Set(runs.map(\.first))
        return items.filter { !scope.rows.contains($0) || firsts.contains($0) }
    }

    /// The last row of the run that begins with the view, or the view.
    func lastRow(from view: Int) -> Int {
        runs.first { $0.first == view }?.last ?? view
    }

    /// The place of a view along an axis, as variables.
    func span(_ view: Int, _ axis: LayoutAxis) -> Span {
        let line =
            switch axis {
            case .horizontal: horizontal
            case .vertical: vertical
            }
        if let position = scope.position(of: view) { return line.spans[position] }
        guard let run = line.runs[view] else { preconditionFailure("the view is none of the system's") }
        return run
    }

    /// The span of the content of a scroll view; nil if the scroll view is not part of the system.
    func scrollContent(of scrollView: Int, _ axis: LayoutAxis) -> Span? {
        switch axis {
        case .horizontal: horizontal.scrollContents[scrollView]
        case .vertical: vertical.scrollContents[scrollView]
        }
    }

    /// Adds the edges of a row: it starts at zero and is as wide as the frame of the screen makes it.
    private mutating func addEdges(of row: LayoutScope.Row) {
        for axis in axes {
            add(span(row.view, axis).start, .equal, Expression(), from: .screen)
        }
        if axes.contains(.horizontal) {
            add(span(row.view, .horizontal).length, .equal, parameter(.outerWidth(row.view)), from: .screen)
        }
    }

    /// Adds a constraint between two expressions.
    ///
    /// UIKit lays out the cells of a list in the width that the list has: none of their wishes makes the list wider, as
    /// a list has no intrinsic size. So they count after all others.
    mutating func add(
        _ left: Expression, _ relation: LinearSystem.Relation, _ right: Expression,
        priority: Double = Priorities.required,
        from origin: Origin
    ) {
        let isOutside = priority >= LinearSystem.required || !isInList(origin)
        let priority = isOutside ? priority : priority * ListPriority.weight
        let difference = left - right
        system.add(difference.terms, relation, -difference.constant, priority: priority)
        origins.append(origin)
    }

    /// Adds a guide of a stack view: a place and a length that belong to no view.
    mutating func addSpan() -> Span { Span(in: &system) }

    /// The expression of a quantity, as a parameter of the system.
    mutating func parameter(_ quantity: Quantity) -> Expression {
        if let place = place(of: quantity) { return Expression(parameters[place]) }
        let variable = system.addParameter(measures.value(of: quantity))
        quantities.append(quantity)
        parameters.append(variable)
        if quantities.count == Self.quantitiesWithoutPlaces + 1 {
            for (place, quantity) in quantities.enumerated() { places[quantity] = place }
        } else if quantities.count > Self.quantitiesWithoutPlaces {
            places[quantity] = quantities.count - 1
        }
        return Expression(variable)
    }

    /// The place of a quantity that was asked for before; nil for a new one.
    private func place(of quantity: Quantity) -> Int? {
        quantities.count > Self.quantitiesWithoutPlaces ? places[quantity] : quantities.firstIndex(of: quantity)
    }

    /// Scrolled to the top, the content begins where the scroll view does, or below the bar that covers its top.
    private mutating func addScrollContent(of scrollView: Int) {
        for axis in axes {
            guard let content = scrollContent(of: scrollView, axis) else { continue }
            add(
                content.start, .equal, value(of: axis == .horizontal ? .leading : .top, of: .visibleArea(scrollView)),
                from: .screen)
        }
    }

    /// Adds a constraint of the generated code.
    ///
    /// - Parameter index: its index among the constraints of the tree.
    private mutating func add(constraint index: Int) {
        let constraint = constraints[index]
        let constant: Expression =
            switch constraint.constant {
            case .hairline: parameter(.hairline)
            case .none, .length, .negative: Expression(constant: constraint.constant.points(scale: 1))
            }
        var right = constant
        if let target = constraint.target {
            // If the axes are solved one after the other, a length along the other one is a constant.
            let isOpen = axes.contains(target.attribute.axis)
            let fixed = isOpen ? nil : constraints.fixedLength(of: target)
            let value = fixed.map { Expression(constant: $0) } ?? value(of: target.attribute, of: target.item)
            if constraint.isShareOfPlace {
                // UIKit multiplies positions relative to the parent's origin.
                let start = start(of: target.item, target.attribute.axis)
                right = start + (value - start) * constraint.multiplier + constant
            } else {
                right = value * constraint.multiplier + constant
            }
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

    /// Adds the two inequalities per dimension with which UIKit keeps a view at its intrinsic size.
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

    /// Adds the two inequalities for one dimension.
    ///
    /// - Parameters:
    ///   - own: the length of the view.
    ///   - length: the length of its content.
    private mutating func addContent(
        of index: Int, _ own: Expression, _ length: Expression, hugging: Double, resistance: Double
    ) {
        add(own, .lessThanOrEqual, length, priority: hugging, from: .content(index))
        add(own, .greaterThanOrEqual, length, priority: resistance, from: .content(index))
    }
}
