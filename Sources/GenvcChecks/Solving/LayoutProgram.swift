import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// The solutions of one system that are known so far: formulas and conflicts.
///
/// A system is made of a scope and its axes. At each point its parameters are measured: a formula that holds gives the
/// values, a known conflict is thrown again, and only else the system is made and solved.
struct LayoutProgram {
    /// The values of a system at one point.
    struct Solution {
        /// The values of each axis, the horizontal one first: start and length of each view of the scope, then of each
        /// run of rows, and at the end the length of the scrolled content, or of the rows if nothing scrolls; layers
        /// alone have none.
        let values: [Double]
        /// The runs of rows whose values follow those of the views.
        let runs: [ScreenSystem.Run]
        /// The axes that were solved together, in the order of the values.
        let axes: [LayoutAxis]
        /// The places and lengths that are open.
        let ambiguities: [Ambiguity]

        /// The number of values of one axis.
        private var stride: Int { values.count / axes.count }

        /// The values of one axis, which must be one of `axes`.
        func values(_ axis: LayoutAxis) -> ArraySlice<Double> {
            let first = axes.first == axis ? 0 : stride
            return values[first..<first + stride]
        }

        /// The length of the scrolled content along the axis in points, or of the rows if nothing scrolls; 0 for layers
        /// alone.
        func contentLength(_ axis: LayoutAxis) -> Double {
            // Views and runs have two values each; where there are no more, no content is among them.
            stride.isMultiple(of: 2) ? 0 : values(axis).last ?? 0
        }
    }

    /// The views that the system lays out.
    private let scope: LayoutScope
    /// The axes that the system has; most scopes are laid out one axis at a time.
    private let axes: [LayoutAxis]
    /// The quantities that are the parameters of the system; empty until the system was made.
    private var quantities: [Quantity] = []
    /// The places of the formulas of the system; nil until the system was made.
    private var shelf: FormulaLibrary.Shelf?
    /// The formulas of the shelf in the order in which this system tries them.
    private var order: [Int] = []
    /// The runs of rows in the system that was made last.
    private var runs: [ScreenSystem.Run] = []
    /// The values that a layout needs, and what may be open; nil until a solution left something open.
    private var open: (wanted: [LinearSystem.Variable], openings: [Opening])?
    /// The conflicts that were found so far.
    private var conflicts: [ConflictReport] = []

    init(_ scope: LayoutScope, _ axes: [LayoutAxis]) {
        self.scope = scope
        self.axes = axes
    }

    /// The solution at one point; found anew only where no formula holds. Throws the conflict if there is none.
    mutating func run(
        _ measures: ScreenMeasures, _ constraints: ScreenConstraints, _ library: FormulaLibrary
    ) throws(ConflictReport) -> Solution {
        if let shelf {
            let parameters = quantities.map { measures.value(of: $0) }
            if let values = library.values(for: parameters, on: shelf, &order) { return solution(values) }
            for known in conflicts where known.conflict.stands(for: parameters) { throw known }
            if let found = searched(for: parameters, on: shelf, library) { return found }
        }
        let screen = ScreenSystem(measures, scope, axes: axes, constraints: constraints)
        runs = screen.runs
        guard screen.isParametric else { return try solve(screen, library) }
        if shelf == nil {
            let shelf = library.shelf(
                for: screen.system.structure, wanted: screen.wanted,
                isShown: scope.views.map { screen.plan.nodes[$0].isPresent })
            self.shelf = shelf
            quantities = screen.quantities
            // A similar row may have been solved before.
            let parameters = quantities.map { measures.value(of: $0) }
            if let values = library.values(for: parameters, on: shelf, &order) { return solution(values) }
        }
        // A similar row may have left something open before.
        if open == nil, let shelf, library.hasOpenSystem(on: shelf), screen.canBeSearched {
            open = (screen.wanted, screen.openings)
            let parameters = quantities.map { measures.value(of: $0) }
            if let found = searched(for: parameters, on: shelf, library) { return found }
        }
        return try solve(screen, library)
    }

    /// The values as a solution of this system.
    private func solution(_ values: [Double], _ ambiguities: [Ambiguity] = []) -> Solution {
        Solution(values: values, runs: runs, axes: axes, ambiguities: ambiguities)
    }

    /// The solution of a system that gave no formula elsewhere, without the making of it; nil if this one did, or if
    /// its constraints conflict.
    private mutating func searched(
        for parameters: [Double], on shelf: FormulaLibrary.Shelf, _ library: FormulaLibrary
    ) -> Solution? {
        guard let open else { return nil }
        if let known = library.outcome(for: parameters, on: shelf) {
            return solution(known.values, known.layout.ambiguities(open.openings))
        }
        guard let found = library.solution(for: parameters, on: shelf) else { return nil }
        guard found.isAmbiguous else { return decided(found, open.wanted, library) }
        let layout = OpenLayout(found, open.openings)
        let ambiguities = layout.ambiguities(open.openings)
        guard !ambiguities.isEmpty else { return decided(found, open.wanted, library) }
        let values = open.wanted.map { found[$0] }
        library.countWithoutFormula(found.variableCount)
        library.keep(OpenSystem.Outcome(parameters: parameters, values: values, layout: layout), on: shelf)
        return solution(values, ambiguities)
    }

    /// Solves a system, and keeps the formula or the conflict for other points.
    private mutating func solve(
        _ screen: ScreenSystem, _ library: FormulaLibrary
    ) throws(ConflictReport) -> Solution {
        library.count(screen.system.variableCount)
        switch screen.system.solve() {
        case .conflict(let conflict):
            let report = ConflictReport(conflict, in: screen)
            if screen.isParametric { conflicts.append(report) }
            library.countWithoutFormula(screen.system.variableCount)
            throw report
        case .solution(let found):
            let ambiguities = screen.ambiguities(of: found)
            guard !ambiguities.isEmpty else { return decided(found, screen.wanted, library) }
            // The distance that an ambiguous view can move differs from point to point, so such a solution is no
            // formula.
            library.countWithoutFormula(screen.system.variableCount)
            if let shelf, screen.isParametric, screen.canBeSearched {
                library.keep(screen.system, on: shelf)
                open = (screen.wanted, screen.openings)
            }
            return solution(screen.wanted.map { found[$0] }, ambiguities)
        }
    }

    /// A solution that leaves nothing open, which is kept as a formula.
    private mutating func decided(
        _ found: LinearSolution, _ wanted: [LinearSystem.Variable], _ library: FormulaLibrary
    ) -> Solution {
        if let shelf, let formula = found.formula(for: wanted) {
            library.add(formula, to: shelf)
            order.insert(order.count, at: 0)
        } else {
            library.countWithoutFormula(found.variableCount)
        }
        return solution(wanted.map { found[$0] })
    }
}

extension ScreenSystem {
    /// The variables whose values a layout needs, in the order of `LayoutProgram.Solution.values`.
    var wanted: [LinearSystem.Variable] {
        axes.flatMap { axis in
            (scope.views + runs.map(\.first)).flatMap { view in
                let span = span(view, axis)
                return [span.startVariable, span.lengthVariable]
            }
                + (content(along: axis).map { [$0.lengthVariable] } ?? [])
        }
    }

    /// The span whose length is that of the content: of what scrolls, of a row, or of the rows; nil for a screen of
    /// layers alone.
    private func content(along axis: LayoutAxis) -> Span? {
        tree.scrollView.flatMap { scrollContent(of: $0, axis) }
            ?? (scope.row?.view ?? tree.rootStack).map { span($0, axis) }
    }

    /// The ambiguities of the views that are shown. The wishes of cells decide nothing around their list, since UIKit
    /// does not ask them. The list that a screen is stands at its edges.
    func ambiguities(of solution: LinearSolution) -> [Ambiguity] {
        guard solution.isAmbiguous || !canBeSearched else { return [] }
        let openings = openings
        let all = OpenLayout(solution, openings).ambiguities(openings)
        guard !canBeSearched, case .solution(let outside) = system.keeping(prioritiesFrom: ListPriority.least).solve()
        else { return all }
        let isOutside = { (ambiguity: Ambiguity) in !plan.isInList[ambiguity.view] && ambiguity.view != tree.list }
        return OpenLayout(outside, openings).ambiguities(openings).filter(isOutside) + all.filter { !isOutside($0) }
    }

    /// False for a system with a list, of which a second one tells what is open.
    var canBeSearched: Bool { !scope.views.contains { plan.isList[$0] && $0 != tree.list } }

    /// The places and lengths that may be open: the contents of scroll views first, then the views. The content of a
    /// list is as long as UIKit makes its cells.
    var openings: [Opening] {
        var openings: [Opening] = []
        for (scrollView, axis) in scope.views.flatMap({ view in axes.map { (view, $0) } }) {
            // The scroll range of a scroll view is open if the length of its content is.
            guard !plan.isList[scrollView], plan.nodes[scrollView].isPresent,
                let content = scrollContent(of: scrollView, axis)
            else { continue }
            openings.append(
                Opening(
                    view: scrollView, attribute: axis == .horizontal ? .width : .height,
                    variable: content.lengthVariable))
        }
        for view in scope.views where plan.nodes[view].isPresent {
            for axis in [LayoutAxis.horizontal, .vertical] where axes.contains(axis) {
                let (isHorizontal, span) = (axis == .horizontal, span(view, axis))
                openings.append(
                    Opening(view: view, attribute: isHorizontal ? .leading : .top, variable: span.startVariable))
                openings.append(
                    Opening(view: view, attribute: isHorizontal ? .width : .height, variable: span.lengthVariable))
            }
        }
        return openings
    }
}

/// A place or a length that a system may leave open.
struct Opening {
    /// An index into `ViewTree.views`.
    let view: Int
    /// `leading`, `top`, `width` or `height`.
    let attribute: Constraint.Attribute
    let variable: LinearSystem.Variable
}
