import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Lengths that state gives, executed.
@MainActor
@Suite("A length of the state", .serialized)
struct BoundLengthTests {
    private func show() -> (BoundLengthsViewController, UIWindow) {
        let controller = BoundLengthsViewController()
        return (controller, LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller })
    }

    @Test("is what state has when the screen is shown")
    func first() {
        var state = BoundLengthsViewController.State()
        state.panelHeight = 90
        let controller = BoundLengthsViewController(state: state)
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        #expect(controller.panelView.frame.height == 90)
        #expect(controller.badgeLabel.frame.minX == 24)
        #expect(controller.boxView.frame.size == CGSize(width: 40, height: 40))
        #expect(window.rootViewController === controller)
    }

    @Test("moves sizes, relations, gaps and borders, also in a component")
    func changes() throws {
        let (controller, window) = show()
        controller.state.panelHeight = 200
        controller.state.indent = 10
        controller.state.gap = 30
        controller.state.border = 3
        controller.state.share = 15
        controller.state.side = 64
        window.layoutIfNeeded()
        #expect(controller.panelView.frame.height == 200)
        #expect(controller.badgeLabel.frame.minX == 10)
        #expect(controller.badgeLeadingConstraint?.constant == 10)
        #expect(controller.badgeLabel.frame.maxY == 190)
        #expect(controller.panelView.frame.minY - controller.titleLabel.frame.maxY == 30)
        #expect(controller.panelView.layer.borderWidth == 3)
        #expect(controller.chartLengthBar.frame.height == 15)
        #expect(controller.boxView.frame.size == CGSize(width: 64, height: 64))
        #expect(controller.limitsView.frame.height == 64)
        #expect((controller.backButton.superview as? UIStackView)?.spacing == 30)
        #expect(controller.backButton.frame.width >= 64)
        #expect(window.conflicts.isEmpty)
    }

    @Test("is animated where its element is")
    func animation() {
        let (controller, window) = show()
        UIView.recordedAnimations = []
        controller.state.side = 80
        // Nobody has laid the window out but the animation.
        #expect(controller.boxView.frame.height == 80)
        #expect(UIView.recordedAnimations.map(\.duration) == [0.3])
        #expect(window.rootViewController === controller)
    }
}
