import GenvcChecks
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout
import Testing

@Suite struct ZCompare {
    @Test func compare() throws {
        var bad = 0, total = 0, conflicts = 0, ambiguous = 0
        for seed in 0..<150 as Range<UInt64> {
            let text = RandomSpec.text(seed: seed)
            let fixture = try Fixture(text)
            for (size, device) in [(TextSize.large, "iphone-14"), (TextSize.allCases.last!, "iphone-se-3"), (TextSize.extraSmall, "ipad-10")] {
                let plan = LayoutPlan(fixture.tree, textSize: size)
                let viewport = Viewport(Device.named(device)!, .portrait, screen: fixture.tree.screen)
                let fast = FramePredictor.frames(of: plan, on: viewport)
                let exact = FramePredictor.solvedFrames(of: plan, on: viewport)
                total += 1
                if !exact.conflicts.isEmpty {
                    conflicts += 1
                    if fast.shortages.filter(\.isConflict).isEmpty {
                        let c = exact.conflicts[0]
                        let flat = fixture.tree.constraints.flatMap(\.constraints)
                        print("CONFLICT not reported \(seed) \(device) \(size): \(c.constraints.map { i in "\(flat[i].item) \(flat[i].attribute) \(flat[i].relation.rawValue) \(flat[i].constant)" }) stacks \(c.stacks.map { fixture.tree.views[$0].name })")
                    }
                    continue
                }
                if !fast.shortages.filter(\.isConflict).isEmpty {
                    print("SHORTAGE but no conflict \(seed) \(device) \(size): \(fast.shortages.filter(\.isConflict).map { "\(fixture.tree.views[$0.view].name) \($0.axis) \($0.needed) \($0.available)" })")
                }
                if !exact.ambiguities.isEmpty { ambiguous += 1
                    print("AMBIGUOUS \(seed) \(device) \(size): \(exact.ambiguities.prefix(4).map { "\(fixture.tree.views[$0.view].name).\($0.attribute) \($0.lower)...\($0.upper)" })")
                    continue
                }
                var shown = 0
                for (i, (a, b)) in zip(fast.rects, exact.rects).enumerated() {
                    guard let a, let b else { continue }
                    let d = max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
                    if d > 0.1 {
                        if shown == 0 { bad += 1; print("DIFF \(seed) \(device) \(size)") }
                        shown += 1
                        if shown < 4 { print("   \(fixture.tree.views[i].name) fast \(a) exact \(b)") }
                    }
                }
            }
        }
        print("TOTAL \(total) bad \(bad) conflicts \(conflicts) ambiguous \(ambiguous)")
    }
}
