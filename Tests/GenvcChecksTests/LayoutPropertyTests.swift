import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcTestSupport
import GenvcViews
import GenvcVocabulary
import SimpleLayout
import Testing

/// What holds for every screen on every device.
@Suite struct LayoutPropertyTests {
    private static let viewports = Device.defaults.flatMap { device in
        Orientation.allCases.map { Viewport(device, $0) }
    }

    @Test(arguments: 0..<150)
    func framesAreFiniteAndNotNegative(seed: UInt64) throws {
        let fixture = try Fixture(RandomSpec.text(seed: seed))
        for viewport in Self.viewports {
            for rect in fixture.frames(on: viewport).rects.compactMap({ $0 }) {
                #expect([rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0.isFinite })
                #expect(rect.width >= 0 && rect.height >= 0)
            }
        }
    }

    /// Arranged views stand inside their stack, one behind the other, unless the stack has been reported.
    @Test(arguments: 0..<150)
    func arrangedViewsStandInOrderInsideTheirStack(seed: UInt64) throws {
        let fixture = try Fixture(RandomSpec.text(seed: seed))
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

    @Test(arguments: 0..<100)
    func rightToLeftIsTheMirrorImage(seed: UInt64) throws {
        let fixture = try Fixture(RandomSpec.text(seed: seed))
        for viewport in Self.viewports {
            let (normal, mirrored) = (
                fixture.frames(on: viewport), fixture.frames(on: viewport, direction: .rightToLeft)
            )
            #expect(normal.shortages == mirrored.shortages && normal.contentSize == mirrored.contentSize)
            // What scrolls sideways begins at the left, whatever the direction.
            guard normal.contentSize.width <= viewport.width else { continue }
            for (left, right) in zip(normal.rects, mirrored.rects) {
                #expect((left == nil) == (right == nil))
                guard let left, let right else { continue }
                #expect(abs(left.minX + right.maxX - viewport.width) < 0.000_1)
                #expect(left.minY == right.minY && left.size == right.size)
            }
        }
    }

    /// A finding over all devices stands for exactly those that single runs find.
    @Test(arguments: 0..<100)
    func findingsOfSeveralDevicesLoseNone(seed: UInt64) throws {
        let tree = try Fixture(RandomSpec.text(seed: seed)).tree
        func findings(_ devices: [Device]) -> [Diagnostic] {
            let selection = LayoutSelection(devices: devices, textSize: .large, direction: .leftToRight)
            return ScreenChecker.check(tree, at: .full(of: tree, selection), isFolded: false).findings
        }
        var single: Set<String> = []
        for device in Device.defaults {
            for finding in findings([device]) {
                for name in Self.names(of: finding) { single.insert(Self.key(finding) + name) }
            }
        }
        var several: Set<String> = []
        for finding in findings(Device.defaults) {
            for name in Self.names(of: finding) { several.insert(Self.key(finding) + name) }
        }
        #expect(single == several)
    }

    private static func names(of finding: Diagnostic) -> [String] {
        // Rules that do not depend on a device stand once however many there are.
        guard let device = finding.device else { return [""] }
        return device.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
    }

    private static func key(_ finding: Diagnostic) -> String {
        // What leaves the safe area here and the screen there is told as one of the two.
        let code = finding.code == .outsideSafeArea ? .outOfBounds : finding.code
        return "\(code.rawValue) \(finding.range?.start ?? -1) "
    }
}
