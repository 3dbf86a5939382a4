import Foundation
import Testing

@testable import AppScreens
@testable import UIKit

/// The keypad of an app, executed.
@MainActor
@Suite("A keypad")
struct PasscodeTests {
    private final class Recorder: PasscodeViewControllerDelegate {
        private(set) var keys: [PasscodeViewController.Key] = []

        func passcodeViewController(_ viewController: PasscodeViewController, didTapKey key: PasscodeViewController.Key)
        {
            keys.append(key)
        }
    }

    @Test("sends a key that is still touched when the next one is")
    func fastFingers() throws {
        let (controller, recorder) = (PasscodeViewController(), Recorder())
        controller.delegate = recorder
        controller.loadViewIfNeeded()
        let (first, second) = (controller.keyButtons[0], controller.keyButtons[1])
        first.isTracking = true
        second.sendActions(for: .touchDown)
        #expect(recorder.keys == [.one] && !first.isTracking)
        second.sendActions(for: .touchUpInside)
        #expect(recorder.keys == [.one, .two])
    }
}

/// The dots of a code, executed.
@MainActor
@Suite("The dots of a code", .serialized)
struct PasscodeInputTests {
    @Test("pulse when they are filled and when the code is right, and shake where it is wrong")
    func motion() {
        UIAccessibility.isReduceMotionEnabled = false
        let controller = PasscodeInputViewController()
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 600)).show { controller }
        func played(_ change: () -> Void) -> [Int] {
            UIView.recordedKeyframes = []
            change()
            return UIView.recordedKeyframes.map(\.keyframes.count)
        }
        #expect(controller.dotViews.map(\.bounds.width) == [12, 12, 12, 12])
        #expect(controller.dotViews[1].center.x - controller.dotViews[0].center.x == 28)
        #expect(played { controller.state.filled = 1 } == [2])
        #expect(played { controller.state.filled = 2 } == [2])
        #expect(played { controller.state.filled = 1 }.isEmpty)
        #expect(played { controller.state.result = .failed } == [6])
        #expect(played { controller.state.result = .success } == [2, 2, 2, 2])
        #expect(window.rootViewController === controller)
    }

    @Test("are larger where the code is wrong, under the title of each step")
    func sizesAndTitles() {
        let controller = PasscodeInputViewController()
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 600)).show { controller }
        func widths(_ change: () -> Void) -> [CGFloat] {
            change()
            window.layoutIfNeeded()
            #expect(window.conflicts.isEmpty)
            return controller.dotViews.map(\.circleView.frame.width)
        }
        #expect(widths { controller.state.filled = 2 } == [12, 12, 12, 12])
        #expect(widths { controller.state.result = .failed } == [16, 16, 12, 12])
        #expect(widths { controller.state.result = .typing } == [12, 12, 12, 12])
        let titles: [(PasscodeInputViewController.Step, String)] = [
            (.reenter, "Re-enter passcode"), (.enter, "Enter passcode"), (.create, "Create passcode"),
        ]
        for (step, title) in titles {
            controller.state.step = step
            let text = controller.titleLabel.attributedText
            #expect(text?.string == title)
            let style = text?.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
            #expect(style?.minimumLineHeight == 28)
        }
    }
}
