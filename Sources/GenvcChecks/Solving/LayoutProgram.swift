import GenvcViews
import SimpleLayout

/// What is known so far of the solutions of one system: formulas, and conflicts.
struct LayoutProgram {
    struct Solution {
        /// For each axis, horizontal first: start and length of each view of the scope, then the length of what scrolls,
        /// or of the rows where nothing does.
        let values: [Double]
        let axes: [StackLayout.Axis]
        let ambiguities: [Ambiguity]

        /// How many values there are for an axis.
        private var stride: Int { values.count / axes.count }

        func values(_ axis: StackLayout.Axis) -> ArraySlice<Double> {
            let first = axes.first == axis ? 0 : stride
            return values[first..<first + stride]
        }

        /// Points of what scrolls along the axis, or of the rows where nothing does.
        func contentLength(_ axis: StackLayout.Axis) -> Double { values(axis).last ?? 0 }
    }

    private let scope: LayoutScope
    private let axes: [StackLayout.Axis]
    private var quantities: [Quantity] = []
    private var formulas: [LinearFormula] = []
    private var conflicts: [ConflictReport] = []

    init(_ scope: LayoutScope, _ axes: [StackLayout.Axis]) {
        self.scope = scope
        self.axes = axes
    }

    /// The solution at one point; found anew only where no formula holds.
    mutating func run(_ measures: ScreenMeasures, _ constraints: [Constraint]) throws(ConflictReport) -> Solution {
        if !formulas.isEmpty || !conflicts.isEmpty {
            let parameters = quantities.map { measures.value(of: $0) }
            for position in formulas.indices {
                guard let values = formulas[position].values(for: parameters) else { continue }
                // Points that follow each other mostly need the same formula.
                if position > 0 { formulas.swapAt(position, position - 1) }
                return Solution(values: values, axes: axes, ambiguities: [])
            }
            for known in conflicts where known.conflict.stands(for: parameters) { throw known }
        }
        return try solve(ScreenSystem(measures, scope, axes: axes, constraints: constraints))
    }

    private mutating func solve(_ screen: ScreenSystem) throws(ConflictReport) -> Solution {
        if screen.isParametric { quantities = screen.quantities }
        switch screen.system.solve() {
        case .conflict(let conflict):
            let report = ConflictReport(conflict, in: screen)
            if screen.isParametric { conflicts.append(report) }
            throw report
        case .solution(let solution):
            let ambiguities = screen.ambiguities(of: solution)
            // How far a view can move is another question at each point.
            if screen.isParametric, ambiguities.isEmpty, let formula = solution.formula(for: screen.wanted) {
                formulas.insert(formula, at: 0)
            }
            return Solution(
                values: screen.wanted.map { solution[$0] }, axes: axes, ambiguities: ambiguities)
        }
    }
}

extension ScreenSystem {
    /// The variables that a layout asks for, in the order of `LayoutProgram.Solution.values`.
    var wanted: [LinearSystem.Variable] {
        axes.flatMap { axis in
            scope.views.flatMap { [span($0, axis).startVariable, span($0, axis).lengthVariable] }
                + [(scrollContent(axis) ?? span(scope.row?.view ?? tree.rootStack, axis)).lengthVariable]
        }
    }

    /// What the solution leaves open of the views that are shown.
    func ambiguities(of solution: LinearSolution) -> [Ambiguity] {
        guard solution.isAmbiguous else { return [] }
        var ambiguities: [Ambiguity] = []
        for index in scope.views where plan.nodes[index].isPresent {
            for axis in [StackLayout.Axis.horizontal, .vertical] where axes.contains(axis) {
                let isHorizontal = axis == .horizontal
                let span = span(index, axis)
                for (variable, attribute) in [
                    (span.startVariable, isHorizontal ? Constraint.Attribute.leading : .top),
                    (span.lengthVariable, isHorizontal ? .width : .height),
                ] {
                    guard let range = solution.range(of: [LinearSystem.Term(variable)]) else { continue }
                    ambiguities.append(
                        Ambiguity(
                            view: index, attribute: attribute, lower: range.lowerBound, upper: range.upperBound))
                }
            }
        }
        return ambiguities
    }
}
