import GenvcModel
import GenvcTestSupport
import GenvcText
import GenvcViews
import GenvcVocabulary
import RandomSpecs
import SimpleLayout
import Testing

@testable import GenvcChecks

/// Each way to save work gives what the full way gives, on random input that is the same in each run.
@Suite("A shortcut")
struct ShortcutTests {
    private static let seeds = Exhaustive.sample(0..<400 as Range<UInt64>, 40)

    @Test("counts as many lines as are broken one by one", arguments: 0..<40 as Range<UInt64>)
    func lines(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // With a negative kern a line may be narrower than a part of it.
        let kerns: [Double] = [0, 2, -4, -12]
        for _ in 0..<50 {
            let count = Int.random(in: 0...40, using: &random)
            let characters = String((0..<count).compactMap { _ in "aWi. \n".randomElement(using: &random) })
            let kern = kerns[Int.random(in: kerns.indices, using: &random)]
            let text = MeasuredText(characters, size: 17, face: .regular, kern: kern)
            let rooms = [-0.02, 0, 0.02].map { text.width + $0 } + [0, .random(in: 0...300, using: &random)]
            for room in rooms {
                #expect(text.lineCount(in: room) == text.lineStarts(in: room).count, "\(characters) \(kern) \(room)")
            }
        }
    }

    @Test("puts views of a stack where the layout engine puts them", arguments: 0..<40 as Range<UInt64>)
    func stack(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let allGaps: [[Double]] = [[8], [0, 8, 20.5], [-4, 3]]
        for _ in 0..<50 {
            let gaps = allGaps[Int.random(in: allGaps.indices, using: &random)]
            let items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                let length = Double.random(in: 0...90, using: &random)
                let gap = gaps[Int.random(in: gaps.indices, using: &random)]
                return AxisItem(base: length, least: length / 2, required: 0, gap: gap)
            }
            let isHorizontal = Bool.random(using: &random)
            var short = StackAxis(items: items, isHorizontal: isHorizontal, distribution: .fill)
            var full = short
            let whole = short.total { $0.base }
            let rooms: [Double] = [whole, whole + 0.000_001, whole - 0.000_002, whole + 30, whole - 30, .infinity]
            for room in rooms {
                short.placeByLength(in: room)
                full.place(items.map { Item.length($0.base, along: isHorizontal ? .row : .column) }, in: room)
                let (found, expected) = (short.items, full.items)
                #expect(found.map { $0.offset } == expected.map { $0.offset }, "\(items) in \(room)")
                #expect(found.map { $0.length } == expected.map { $0.length }, "\(items) in \(room)")
            }
        }
    }

    /// Frames are predicted only where constraints may be broken. The full way predicts them wherever a view is smaller
    /// than its content or larger than the view around it.
    @Test("leaves no shortage out that a rule reports", arguments: seeds)
    func shortages(seed: UInt64) throws {
        let tree = try Fixture(RandomSpec.text(seed: seed), mayWarn: true).tree
        // There the prediction takes a page for as wide as the device, and the constraints let it be wider.
        if tree.screen.scroll == .horizontal || tree.screen.scroll == .both { return }
        let subjects = RuleSubject.all(in: tree)
        var solver = LayoutSolver(tree)
        for textSize in [TextSize.large, .accessibility5] {
            let plan = LayoutPlan(tree, textSize: textSize)
            for viewport in Device.defaults.flatMap({ [Viewport($0), Viewport($0, .landscape)] }) {
                let point = LayoutPoint(viewport, textSize: textSize)
                let frames = solver.frames(of: plan, at: point)
                guard frames.conflicts.isEmpty, mayLackRoom(frames, plan, at: point) else { continue }
                let full = frames.with(
                    FramePredictor.frames(of: plan, at: point).shortages.filter { $0.counts(in: frames, of: plan) })
                #expect(frames.shortages.filter(\.isConflict) == full.shortages.filter(\.isConflict))
                let found = [frames, full].map { frames in
                    let layout = LaidOutScreen(plan: plan, point: point, frames: frames, subjects: subjects)
                    return [Conflict.rule, DoesNotFit.rule, Ambiguous.rule].flatMap { rule -> [Defect.Identity] in
                        guard case .layout(let defects, _) = rule.check else { return [] }
                        return defects(layout).map(\.identity)
                    }
                }
                #expect(found[0] == found[1], "\(viewport.name) at \(textSize.name)")
            }
        }
    }

    /// True if a view is smaller than its content or larger than the view around it.
    private func mayLackRoom(_ frames: Frames, _ plan: LayoutPlan, at point: LayoutPoint) -> Bool {
        plan.nodes.indices.contains { index in
            let node = plan.nodes[index]
            guard let rect = frames[index] else { return false }
            let height = node.intrinsic.height(
                in: rect.width, scale: point.viewport.scale, isCompact: point.viewport.hasCompactHeight)
            if rect.width < node.intrinsic.leastWidth(scale: point.viewport.scale) - StackAxis.tolerance { return true }
            if rect.height < (height ?? 0) - StackAxis.tolerance { return true }
            guard !node.isArranged, node.parent >= 0, let outer = frames[node.parent] else { return false }
            return rect.width > outer.width + StackAxis.tolerance || rect.height > outer.height + StackAxis.tolerance
        }
    }
}
