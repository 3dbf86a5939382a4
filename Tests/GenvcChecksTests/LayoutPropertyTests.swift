import GenvcModel
import GenvcTestSupport
import GenvcViews
import GenvcVocabulary
import RandomSpecs
import SimpleLayout
import Testing

@testable import GenvcChecks

/// Properties of every screen on every device.
@Suite struct LayoutPropertyTests {
    /// One in four is of any sizes at all.
    private static let seeds = Exhaustive.sample(0..<40 as Range<UInt64>, 8)

    private static let viewports = Device.defaults.flatMap { device in
        Orientation.allCases.map { Viewport(device, $0) }
    }

    @Test(arguments: seeds)
    func framesAreFiniteAndNotNegative(seed: UInt64) throws {
        let fixture = try Fixture(RandomSpec.text(seed: seed), mayWarn: true)
        for viewport in Self.viewports {
            for rect in fixture.frames(on: viewport).rects.compactMap({ $0 }) {
                #expect([rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0.isFinite })
                #expect(rect.width >= 0 && rect.height >= 0)
            }
        }
    }

    /// Arranged views stand inside their stack, one behind the other, unless the stack has been reported.
    @Test(arguments: seeds)
    func arrangedViewsStandInOrderInsideTheirStack(seed: UInt64) throws {
        let fixture = try Fixture(RandomSpec.text(seed: seed), mayWarn: true)
        let tree = fixture.tree
        for viewport in Self.viewports {
            let frames = fixture.frames(on: viewport)
            guard frames.shortages.isEmpty else { continue }
            for (index, view) in tree.views.enumerated() {
                guard case .stack(let stack) = view.container, let outer = frames[index] else { continue }
                var end = -Double.infinity
                for child in view.children where tree.views[child].attachment == .arranged {
                    guard let inner = frames[child] else { continue }
                    let name = "\(tree.views[child].name) in \(view.name) on \(viewport.name)"
                    let along = stack.axis == .horizontal
                    let (start, stop) = along ? (inner.minX, inner.maxX) : (inner.minY, inner.maxY)
                    let (first, last) = along ? (outer.minX, outer.maxX) : (outer.minY, outer.maxY)
                    #expect(start > first - 0.01 && stop < last + 0.01, "\(name)")
                    #expect(start > end - 0.01, "\(name)")
                    end = stop
                }
            }
        }
    }

    @Test(arguments: seeds)
    func rightToLeftIsTheMirrorImage(seed: UInt64) throws {
        let fixture = try Fixture(RandomSpec.text(seed: seed), mayWarn: true)
        for viewport in Self.viewports {
            let (normal, mirrored) = (
                fixture.frames(on: viewport), fixture.frames(on: viewport, direction: .rightToLeft)
            )
            #expect(normal.shortages == mirrored.shortages && normal.contentSize == mirrored.contentSize)
            for (index, (left, right)) in zip(normal.rects, mirrored.rects).enumerated() {
                #expect((left == nil) == (right == nil))
                guard let left, let right else { continue }
                // Content that scrolls sideways begins at its leading end in both directions.
                #expect(
                    abs(left.minX + right.maxX - viewport.width) < 0.000_1,
                    "\(fixture.tree.views[index].name) \(viewport.name)")
                #expect(left.minY == right.minY && left.size == right.size)
            }
        }
    }

    /// The findings on several devices at once are those on each of them: a solution that serves many points
    /// is as good at each as one of its own.
    @Test(arguments: seeds.prefix(5))
    func defectsOfSeveralDevicesLoseNone(seed: UInt64) throws {
        let tree = try Fixture(RandomSpec.text(seed: seed), mayWarn: true).tree
        func defects(_ devices: [Device]) -> Set<String> {
            let selection = LayoutSelection(devices: devices, textSize: .large, direction: .leftToRight)
            let trials = LayoutTrials(tree, .full(of: tree, selection), .every)
            return Set(
                trials.defects.flatMap { defect in defect.viewports.map { "\(defect.identity) on \($0.name)" } })
        }
        let single = Device.defaults.reduce(into: Set<String>()) { $0.formUnion(defects([$1])) }
        #expect(single == defects(Device.defaults))
    }
}
