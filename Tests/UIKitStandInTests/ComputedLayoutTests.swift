import Testing

@testable import UIKit

@MainActor
@Suite("A layout computed by hand")
struct ComputedLayoutTests {
    /// Points by which a figure may be off, which is written with at most three decimals.
    private static let tolerance: CGFloat = 0.1

    @Test("is what the stand-in makes of the same views", arguments: ComputedLayout.all)
    func frames(layout: ComputedLayout) throws {
        var views: [String: UIView] = [:]
        let window = layout.environment.show {
            let controller = UIViewController()
            views = layout.build(controller.view)
            return controller
        }
        let root = try #require(window.rootViewController?.view)
        #expect(window.conflicts.map(\.description) == [])
        for (name, frame) in layout.frames.sorted(by: { $0.key < $1.key }) {
            let view = try #require(views[name])
            let rect = view.convert(view.bounds, to: root)
            let expected = frame.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
            let found = [rect.minX, rect.minY, rect.width, rect.height]
            let isSame = zip(expected, found).allSatisfy { abs($0 - $1) <= Self.tolerance }
            #expect(expected.count == 4 && isSame, "\(name) is \(found), expected \(frame)")
            #expect(!view.hasAmbiguousLayout, "\(name) is ambiguous")
        }
    }

    @Test("there are enough of them, each with a name of its own")
    func count() {
        #expect(ComputedLayout.all.count >= 40)
        #expect(Set(ComputedLayout.all.map(\.name)).count == ComputedLayout.all.count)
    }
}
