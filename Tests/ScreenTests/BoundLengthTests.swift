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

    @Test("moves what a case gives its length, and what another gives it then")
    func cases() {
        let (controller, window) = show()
        #expect(controller.drawerView.frame.height == 40)
        controller.state.side = 50
        #expect(controller.drawerView.frame.height == 50)
        controller.state.isOpen = true
        window.layoutIfNeeded()
        #expect(controller.drawerView.frame.height == 90)
        #expect((controller.toolView.superview as? UIStackView)?.spacing == 24)
        controller.state.openHeight = 110
        controller.state.indent = 11
        window.layoutIfNeeded()
        #expect(controller.drawerView.frame.height == 110)
        #expect((controller.toolView.superview as? UIStackView)?.spacing == 11)
        #expect(controller.barsLevelBars.lineView.frame.height == 60)
        controller.state.isOpen = false
        controller.state.gap = 7
        controller.state.most = 501
        window.layoutIfNeeded()
        #expect(controller.drawerView.frame.height == 10)
        #expect((controller.toolView.superview as? UIStackView)?.spacing == 7)
        #expect(controller.barsLevelBars.lineView.frame.height == 2)
        #expect(window.conflicts.isEmpty)
    }

    @Test("is that of its element where there are several, however many there are")
    func repeated() {
        let (controller, window) = show()
        #expect(controller.levelViews.map(\.frame.width) == [30, 60, 90])
        controller.state.levels = [10, 70]
        window.layoutIfNeeded()
        #expect(controller.levelViews.map(\.frame.width) == [10, 70])
        controller.state.levels = [5, 6, 7, 8]
        controller.state.ticks = 3
        controller.state.side = 25
        controller.state.share = 12
        window.layoutIfNeeded()
        #expect(controller.levelViews.map(\.frame.width) == [5, 6, 7, 8])
        #expect(controller.tickViews.allSatisfy { abs($0.frame.height - 25) < 0.01 })
        #expect(controller.barsLevelBars.levelViews.map(\.frame.height) == [12, 12])
        #expect(window.conflicts.isEmpty)
    }

    @Test("is animated where its element is")
    func animation() {
        let (controller, window) = show()
        UIView.recordedAnimations = []
        controller.state.side = 80
        // Nobody has laid the window out but the animation.
        #expect(controller.boxView.frame.height == 80)
        #expect(UIView.recordedAnimations.map(\.duration) == [0.2, 0.3])
        #expect(window.rootViewController === controller)
    }
}
