import GenvcChecks
import GenvcModel
import GenvcViews
import GenvcVocabulary
import RandomSpecs
import SimpleLayout
import Testing

@Suite("The solver of a screen")
struct LayoutSolverTests {
    private static let points: [LayoutPoint] = Device.defaults.flatMap { device in
        Orientation.allCases.flatMap { orientation in
            [TextSize.extraSmall, .large, .accessibility5].map { size in
                LayoutPoint(Viewport(device, orientation), textSize: size)
            }
        }
    }

    @Test("finds with what it knows from other points what it finds without", arguments: 0..<12 as Range<UInt64>)
    func formulas(seed: UInt64) throws {
        let tree = try Fixture(RandomSpec.text(seed: seed), mayWarn: true).tree
        var solver = LayoutSolver(tree)
        for point in Self.points {
            let plan = LayoutPlan(tree, textSize: point.textSize)
            var freshSolver = LayoutSolver(tree)
            let (known, fresh) = (solver.frames(of: plan, at: point), freshSolver.frames(of: plan, at: point))
            #expect(known.conflicts.isEmpty == fresh.conflicts.isEmpty, "\(point.viewport.name)")
            #expect(
                known.ambiguities.map(\.view) == fresh.ambiguities.map(\.view), "\(point.viewport.name)")
            guard fresh.conflicts.isEmpty, fresh.ambiguities.isEmpty else { continue }
            for (index, rects) in zip(known.rects, fresh.rects).enumerated() {
                guard let left = rects.0, let right = rects.1 else { continue }
                let difference =
                    [
                        left.minX - right.minX, left.minY - right.minY, left.width - right.width,
                        left.height - right.height,
                    ].map(\.magnitude).max() ?? 0
                #expect(difference < 0.001, "\(tree.views[index].name) on \(point.viewport.name)")
            }
        }
    }
}
