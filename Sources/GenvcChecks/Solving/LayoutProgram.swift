import GenvcViews
import SimpleLayout

/// What is known so far of the solutions of one system: formulas, and conflicts.
struct LayoutProgram {
    /// Where all views stand along one axis, by their indices.
    struct Places {
        var starts: [Double]
        var lengths: [Double]
        /// The length of what scrolls, or of the rows where nothing does.
        var contentLength: Double
    }

    enum Outcome {
        case solved([StackLayout.Axis: Places], [Ambiguity])
        case conflict(LayoutConflict)
    }

    private struct Solved {
        let formula: LinearFormula
        let ambiguities: [Ambiguity]
    }

    var statistics: String { "\(formulas.count) formulas \(conflicts.count) conflicts" }
    private let axes: Set<StackLayout.Axis>
    private var quantities: [Quantity] = []
    private var layout: [StackLayout.Axis: AxisLayout] = [:]
    private var formulas: [Solved] = []
    private var conflicts: [(conflict: LinearConflict, report: LayoutConflict)] = []

    init(_ axes: Set<StackLayout.Axis>) {
        self.axes = axes
    }

    /// The solution at one point; found anew only where no formula holds.
    mutating func run(_ measures: ScreenMeasures) -> Outcome {
        if !formulas.isEmpty || !conflicts.isEmpty {
            let parameters = quantities.map { measures.value(of: $0) }
            for (position, solved) in formulas.enumerated() {
                guard let values = solved.formula.values(for: parameters) else { continue }
                // Points that follow each other mostly need the same formula.
                if position > 0 { formulas.swapAt(position, position - 1) }
                return .solved(layout.mapValues { $0.places(values) }, solved.ambiguities)
            }
            for known in conflicts where known.conflict.stands(for: parameters) { return .conflict(known.report) }
        }
        return solve(ScreenSystem(measures, axes: axes))
    }

    private mutating func solve(_ screen: ScreenSystem) -> Outcome {
        if screen.isParametric {
            quantities = screen.quantities
            layout = screen.layout
        }
        switch screen.system.solve() {
        case .conflict(let conflict):
            let report = screen.conflict(conflict.constraints)
            if screen.isParametric { conflicts.append((conflict, report)) }
            return .conflict(report)
        case .solution(let solution):
            let ambiguities = screen.ambiguities(of: solution)
            if screen.isParametric, let formula = solution.formula {
                formulas.insert(Solved(formula: formula, ambiguities: ambiguities), at: 0)
            }
            return .solved(screen.layout.mapValues { $0.places(solution.values) }, ambiguities)
        }
    }
}

/// Which variables of a system are the views' along one axis.
struct AxisLayout {
    let spans: [Span]
    /// The span whose length is the size of the content.
    let content: Span

    func places(_ values: [Double]) -> LayoutProgram.Places {
        LayoutProgram.Places(
            starts: spans.map { values[$0.startVariable.index] },
            lengths: spans.map { max(0, values[$0.lengthVariable.index]) },
            contentLength: values[content.lengthVariable.index])
    }
}

extension ScreenSystem {
    var layout: [StackLayout.Axis: AxisLayout] {
        var layout: [StackLayout.Axis: AxisLayout] = [:]
        for axis in axes {
            let spans = plan.nodes.indices.map { span($0, axis) }
            layout[axis] = AxisLayout(spans: spans, content: scrollContent(axis) ?? spans[tree.rootStack])
        }
        return layout
    }

    /// The constraints of a conflict by whose they are.
    func conflict(_ indices: [Int]) -> LayoutConflict {
        var constraints: [Int] = []
        var stacks: [Int] = []
        for index in indices {
            switch origins[index] {
            case .constraint(let constraint): constraints.append(constraint)
            case .stack(let view): if !stacks.contains(view) { stacks.append(view) }
            case .content, .screen: break
            }
        }
        return LayoutConflict(constraints: constraints, stacks: stacks)
    }

    /// What the solution leaves open of the views that are shown.
    func ambiguities(of solution: LinearSolution) -> [Ambiguity] {
        guard solution.isAmbiguous else { return [] }
        var ambiguities: [Ambiguity] = []
        for index in plan.nodes.indices where plan.nodes[index].isPresent {
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
