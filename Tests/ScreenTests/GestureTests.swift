import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Views that are no controls, touched.
@MainActor
@Suite("A view with gestures")
struct GestureTests {
    private let phone = LayoutEnvironment(
        size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    private final class Recorder: GesturesViewControllerDelegate {
        var events: [String] = []

        func gesturesViewControllerDidTapTerms(_ viewController: GesturesViewController) { events.append("terms") }
        func gesturesViewControllerDidDoubleTapPhoto(_ viewController: GesturesViewController) {
            events.append("photo twice")
        }
        func gesturesViewController(
            _ viewController: GesturesViewController, didPinchPhoto recognizer: UIPinchGestureRecognizer
        ) {
            events.append("pinch \(recognizer.state)")
        }
        func gesturesViewControllerDidTapPhoto(_ viewController: GesturesViewController) { events.append("photo") }
        func gesturesViewControllerDidOpenAccount(_ viewController: GesturesViewController) {
            events.append("account")
        }
        func gesturesViewControllerDidLongPressAccount(_ viewController: GesturesViewController) {
            events.append("long")
        }
        func gesturesViewControllerDidSwipeLeftAccount(_ viewController: GesturesViewController) {
            events.append("left")
        }
        func gesturesViewController(
            _ viewController: GesturesViewController, didPanPad recognizer: UIPanGestureRecognizer
        ) {
            events.append("pan \(recognizer.state)")
        }
        func gesturesViewController(
            _ viewController: GesturesViewController, didRotatePad recognizer: UIRotationGestureRecognizer
        ) {
            events.append("rotate \(recognizer.state)")
        }
        func gesturesViewControllerDidSwipeUpPad(_ viewController: GesturesViewController) { events.append("up") }
        func gesturesViewControllerDidSwipeDownPad(_ viewController: GesturesViewController) { events.append("down") }
        func gesturesViewControllerDidSwipeRightPad(_ viewController: GesturesViewController) {
            events.append("right")
        }
        func gesturesViewControllerDidOpenSettings(_ viewController: GesturesViewController) {
            events.append("settings")
        }
        func gesturesViewController(_ viewController: GesturesViewController, didChangePush isOn: Bool) {
            events.append("push \(isOn)")
        }
        func gesturesViewControllerDidTapOrder(_ viewController: GesturesViewController) { events.append("order") }
        func gesturesViewControllerDidTapOrderCancel(_ viewController: GesturesViewController) {
            events.append("cancel")
        }
    }

    private func superview(of view: UIView) throws -> UIView { try #require(view.superview) }

    @Test("tells of each, of a long press once, and of what goes on at each change")
    func tells() throws {
        let (controller, recorder) = (GesturesViewController(), Recorder())
        controller.delegate = recorder
        let window = phone.show { controller }
        let (account, settings) = (try superview(of: controller.nameLabel), try superview(of: controller.pushLabel))
        #expect(controller.termsLabel.perform(UITapGestureRecognizer.self))
        #expect(controller.photoImageView.perform(UITapGestureRecognizer.self) { $0.numberOfTapsRequired == 1 })
        #expect(controller.photoImageView.perform(UITapGestureRecognizer.self) { $0.numberOfTapsRequired == 2 })
        #expect(controller.photoImageView.perform(UIPinchGestureRecognizer.self))
        #expect(account.perform(UITapGestureRecognizer.self))
        #expect(account.perform(UILongPressGestureRecognizer.self))
        #expect(account.perform(UISwipeGestureRecognizer.self) { $0.direction == .left })
        #expect(controller.padView.perform(UIPanGestureRecognizer.self))
        #expect(controller.padView.perform(UIRotationGestureRecognizer.self))
        for direction: UISwipeGestureRecognizer.Direction in [.up, .down, .right] {
            #expect(controller.padView.perform(UISwipeGestureRecognizer.self) { $0.direction == direction })
        }
        #expect(settings.perform(UITapGestureRecognizer.self))
        controller.pushSwitch.flip()
        #expect(controller.orderLine.perform(UITapGestureRecognizer.self))
        controller.orderLine.cancelButton.tap()
        #expect(
            recorder.events == [
                "terms", "photo", "photo twice", "pinch began", "pinch changed", "pinch ended", "account", "long",
                "left", "pan began", "pan changed", "pan ended", "rotate began", "rotate changed", "rotate ended",
                "up", "down", "right", "settings", "push true", "order", "cancel",
            ])
        withExtendedLifetime(window) {}
    }

    @Test("waits with a tap for a second one where two taps mean something")
    func waits() throws {
        let controller = GesturesViewController()
        let window = phone.show { controller }
        let taps = (controller.photoImageView.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
        let one = try #require(taps.first { $0.numberOfTapsRequired == 1 })
        let two = try #require(taps.first { $0.numberOfTapsRequired == 2 })
        #expect(one.requirements == [two] && two.requirements.isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test("waits with a pan for swipes, and lets what two fingers do go on at once")
    func together() throws {
        let controller = GesturesViewController()
        let window = phone.show { controller }
        let all = controller.padView.gestureRecognizers ?? []
        let pan = try #require(all.first { $0 is UIPanGestureRecognizer })
        let rotation = try #require(all.first { $0 is UIRotationGestureRecognizer })
        let swipe = try #require(all.first { $0 is UISwipeGestureRecognizer })
        let pinch = try #require(
            controller.photoImageView.gestureRecognizers?.first { $0 is UIPinchGestureRecognizer })
        #expect(pan.requirements.count == 3 && pan.requirements.allSatisfy { $0 is UISwipeGestureRecognizer })
        let delegate = try #require(pan.delegate)
        #expect(delegate === rotation.delegate && pinch.delegate == nil)
        #expect(delegate.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: rotation))
        #expect(!delegate.gestureRecognizer(rotation, shouldRecognizeSimultaneouslyWith: swipe))
        #expect(!delegate.gestureRecognizer(rotation, shouldRecognizeSimultaneouslyWith: pinch))
        withExtendedLifetime(window) {}
    }

    @Test("is a button to VoiceOver where it is tapped, unless a control stands in it")
    func isButton() throws {
        let controller = GesturesViewController()
        let window = phone.show { controller }
        let (account, settings) = (try superview(of: controller.nameLabel), try superview(of: controller.pushLabel))
        #expect(controller.termsLabel.accessibilityTraits == .button)
        #expect(controller.photoImageView.accessibilityTraits == [.image, .button])
        #expect(account.isAccessibilityElement && account.accessibilityTraits == .button)
        #expect(!settings.isAccessibilityElement && settings.accessibilityTraits == .none)
        #expect(controller.padView.accessibilityTraits == .none && controller.padView.isAccessibilityElement)
        #expect(controller.termsLabel.isUserInteractionEnabled)
        withExtendedLifetime(window) {}
    }

    @Test("and a button with a touch area take touches around themselves as far as their row reaches")
    func hitArea() {
        let controller = ButtonKindViewController()
        let window = phone.show { controller }
        let button = controller.closeButton
        #expect(button.bounds.size == CGSize(width: 24, height: 24))
        #expect(button.point(inside: CGPoint(x: -9, y: 33), with: nil))
        #expect(!button.point(inside: CGPoint(x: -11, y: 12), with: nil))
        withExtendedLifetime(window) {}
    }
}
