import GenvcViews
import SimpleLayout

/// Frames by the linear system, for screens or points at which the passes of `FramePredictor` do not decide.
struct FrameSolver {
    /// Heights follow from widths, and widths from heights only through aspect ratios: two rounds settle nearly all.
    private static let mostRounds = 4

    struct Result {
        /// One for each view, in points; nil where constraints conflict.
        var frames: [Rect]?
        var contentSize = Size(width: 0, height: 0)
        var conflict: LayoutConflict?
        var ambiguities: [Ambiguity] = []
    }

    private let predictor: FramePredictor
    private var widths: [Double]

    static func solve(_ predictor: FramePredictor) -> Result {
        var solver = FrameSolver(predictor: predictor, widths: predictor.boxes.map(\.width))
        return solver.solve()
    }

    private var plan: LayoutPlan { predictor.plan }

    private mutating func solve() -> Result {
        var heights = contentHeights
        for round in 1... {
            let screen = ScreenSystem(predictor, contentHeights: heights, contentWidths: widths)
            switch screen.system.solve() {
            case .conflict(let constraints): return Result(conflict: screen.conflict(constraints))
            case .solution(let solution):
                widths = screen.boxes.map { solution[$0.width] }
                let next = contentHeights
                if next == heights || round == Self.mostRounds {
                    return result(screen, solution)
                }
                heights = next
            }
        }
        return Result()
    }

    /// What each view shows, in the width that it has as far as is known.
    private var contentHeights: [Double?] {
        plan.nodes.indices.map { index in
            plan.nodes[index].intrinsic.height(in: widths[index], scale: predictor.scale)
        }
    }

    private func result(_ screen: ScreenSystem, _ solution: LinearSolution) -> Result {
        var result = Result(
            frames: screen.boxes.map { box in
                Rect(
                    x: solution[box.x], y: solution[box.y], width: solution[box.width], height: solution[box.height])
            })
        if let content = screen.scrollContent {
            result.contentSize = Size(width: solution[content.width], height: solution[content.height])
        } else {
            let root = screen.boxes[plan.tree.rootStack]
            result.contentSize = Size(width: solution[root.width], height: solution[root.height])
        }
        guard solution.isAmbiguous else { return result }
        for index in plan.nodes.indices where plan.nodes[index].isPresent {
            let box = screen.boxes[index]
            for (attribute, variable) in [
                (Constraint.Attribute.leading, box.x), (.top, box.y), (.width, box.width), (.height, box.height),
            ] {
                guard let range = solution.range(of: [LinearSystem.Term(variable)]) else { continue }
                result.ambiguities.append(
                    Ambiguity(
                        view: index, attribute: attribute, lower: range.lowerBound, upper: range.upperBound))
            }
        }
        return result
    }
}

extension ScreenSystem {
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
}
