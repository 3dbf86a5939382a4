// swift-format-ignore-file
// Made by `genvc-dev update` of Gestures.yml: it writes down what the screen tells.

import UIKit

typealias GesturesForm = GesturesViewController

final class GesturesOwner: ConstructOwner<GesturesForm>, GesturesViewControllerDelegate {
    init() {
        let owned = GesturesViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func gesturesViewControllerDidDoubleTapPhoto(_ viewController: GesturesViewController) {
        tell("didDoubleTapPhoto")
    }

    func gesturesViewControllerDidSwipeLeftPhoto(_ viewController: GesturesViewController) {
        tell("didSwipeLeftPhoto")
    }

    func gesturesViewControllerDidSwipeUpPhoto(_ viewController: GesturesViewController) {
        tell("didSwipeUpPhoto")
    }

    func gesturesViewControllerDidTapPhoto(_ viewController: GesturesViewController) {
        tell("didTapPhoto")
    }

    func gesturesViewControllerDidLongPressPhoto(_ viewController: GesturesViewController) {
        tell("didLongPressPhoto")
    }

    func gesturesViewController(_ viewController: GesturesViewController, didPanPhoto recognizer: UIPanGestureRecognizer) {
        tell("didPanPhoto", recognizer)
    }

    func gesturesViewController(_ viewController: GesturesViewController, didPinchPhoto recognizer: UIPinchGestureRecognizer) {
        tell("didPinchPhoto", recognizer)
    }

    func gesturesViewController(_ viewController: GesturesViewController, didRotatePhoto recognizer: UIRotationGestureRecognizer) {
        tell("didRotatePhoto", recognizer)
    }

    func gesturesViewControllerDidTapOther(_ viewController: GesturesViewController) {
        tell("didTapOther")
    }

    func gesturesViewController(_ viewController: GesturesViewController, didPinchOther recognizer: UIPinchGestureRecognizer) {
        tell("didPinchOther", recognizer)
    }

    func gesturesViewController(_ viewController: GesturesViewController, didPanOther recognizer: UIPanGestureRecognizer) {
        tell("didPanOther", recognizer)
    }

    func gesturesViewControllerDidSwipeRightWords(_ viewController: GesturesViewController) {
        tell("didSwipeRightWords")
    }

    func gesturesViewControllerDidSwipeDownWords(_ viewController: GesturesViewController) {
        tell("didSwipeDownWords")
    }
}
