import Testing

@testable import UIKit

@MainActor
@Suite("View hierarchy")
struct HierarchyTests {
    @Test("a subview knows its superview and moves with it")
    func movesBetweenSuperviews() {
        let first = UIView()
        let second = UIView()
        let child = UIView()
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews.isEmpty)
        #expect(second.subviews == [child])
        #expect(child.superview === second)
    }
}
