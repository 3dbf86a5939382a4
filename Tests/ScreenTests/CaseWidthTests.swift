import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Widths that a case of a component says, and of a list that has none, in a stack that fills and in one that does not.
@MainActor
@Suite("A width of a case", .serialized)
struct CaseWidthTests {
    @Test("is that of the component, and of nothing else, whatever its stack does", arguments: [false, true])
    func widths(isCompact: Bool) {
        var state = CaseWidthsViewController.State()
        state.isCompact = isCompact
        let controller = CaseWidthsViewController(state: state)
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        let whole: CGFloat = 390 - 2 * 16
        #expect(controller.manyScore.frame.width == 120)
        #expect((controller.fewScore.frame.width == whole) == !isCompact)
        #expect(controller.plansCollectionView.frame.width == whole)
        controller.firstCoupon.state.isWide = true
        window.layoutIfNeeded()
        #expect(controller.firstCoupon.frame.width == 200)
        controller.firstCoupon.state.isWide = false
        window.layoutIfNeeded()
        #expect((controller.firstCoupon.frame.width == whole) == !isCompact)
        #expect(window.conflicts.isEmpty)
    }
}
