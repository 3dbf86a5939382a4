import Testing

@testable import GoldenScreens
@testable import UIKit

/// Layers that scroll with nothing, values that state sets, and layouts that change sides.
@MainActor
@Suite("What stays where it is")
struct StayingPutTests {
    private let phone = LayoutEnvironment(size: CGSize(width: 390, height: 844))

    @Test("over and under a scroll view is tied to what of it shows")
    func overlays() {
        let controller = StayingPutViewController()
        let window = phone.show { controller }
        let pages = controller.pagesScrollView
        let ownAnchors = pages.constraints.filter { constraint in
            constraint.secondItem === pages && constraint.firstItem is UIView
        }
        #expect(ownAnchors.isEmpty)
        #expect(abs(controller.badgeLabel.frame.maxX - pages.bounds.width) < 0.01)
        #expect(abs(controller.moreButton.frame.midX - pages.bounds.width / 2) < 0.01)
        #expect(controller.floorView.frame.size == pages.bounds.size)
        #expect(abs(controller.countLabel.frame.maxY - controller.noteTextView.bounds.height) < 0.01)
        #expect(pages.contentSize.height > pages.bounds.height)
        withExtendedLifetime(window) {}
    }

    @Test("whatever Swift names state is set again when that changes")
    func state() {
        let controller = StayingPutViewController()
        let window = phone.show { controller }
        controller.state.progress = 0.5
        #expect(controller.chartView.smoothing == 0.25)
        #expect(controller.stateLabel.textColor == .secondaryLabel)
        controller.state.progress = 1
        #expect(controller.chartView.smoothing == 0.5)
        #expect(controller.stateLabel.textColor == .label)
        withExtendedLifetime(window) {}
    }

    @Test("from right to left the other corners are round")
    func corners() {
        let controller = StayingPutViewController()
        let window = phone.show { controller }
        #expect(
            controller.tailView.layer.maskedCorners
                == [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner])
        #expect(controller.endView.layer.maskedCorners == .layerMinXMaxYCorner)
        withExtendedLifetime(window) {}
        var mirrored = phone
        mirrored.layoutDirection = .rightToLeft
        let other = StayingPutViewController()
        let otherWindow = mirrored.show { other }
        #expect(
            other.tailView.layer.maskedCorners == [.layerMaxXMinYCorner, .layerMinXMinYCorner, .layerMinXMaxYCorner])
        #expect(other.endView.layer.maskedCorners == .layerMaxXMaxYCorner)
        other.state.progress = 1
        otherWindow.layoutIfNeeded()
        #expect(other.endView.layer.maskedCorners == .layerMaxXMinYCorner)
    }
}
