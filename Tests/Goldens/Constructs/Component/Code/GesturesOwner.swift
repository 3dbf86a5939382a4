// swift-format-ignore-file
// Made by `genvc-dev update` of Gestures.yml: it writes down what the component tells.

import UIKit

typealias GesturesForm = GesturesPart

final class GesturesOwner: ConstructOwner<GesturesForm>, GesturesViewControllerDelegate {
    init() {
        let owned = GesturesViewController()
        super.init(owned) { owned.formGesturesPart }
        owned.delegate = self
        show()
    }

    func gesturesViewControllerDidTapFormPhoto(_ viewController: GesturesViewController) {
        tell("didTapPhoto")
    }

    func gesturesViewControllerDidDoubleTapFormPhoto(_ viewController: GesturesViewController) {
        tell("didDoubleTapPhoto")
    }

    func gesturesViewControllerDidLongPressFormPhoto(_ viewController: GesturesViewController) {
        tell("didLongPressPhoto")
    }

    func gesturesViewController(_ viewController: GesturesViewController, didPanFormPhoto recognizer: UIPanGestureRecognizer) {
        tell("didPanPhoto", recognizer)
    }

    func gesturesViewControllerDidSwipeLeftFormPhoto(_ viewController: GesturesViewController) {
        tell("didSwipeLeftPhoto")
    }

    func gesturesViewControllerDidSwipeUpFormPhoto(_ viewController: GesturesViewController) {
        tell("didSwipeUpPhoto")
    }

    func gesturesViewController(_ viewController: GesturesViewController, didPinchFormPhoto recognizer: UIPinchGestureRecognizer) {
        tell("didPinchPhoto", recognizer)
    }

    func gesturesViewController(_ viewController: GesturesViewController, didRotateFormPhoto recognizer: UIRotationGestureRecognizer) {
        tell("didRotatePhoto", recognizer)
    }

    func gesturesViewControllerDidTapFormOther(_ viewController: GesturesViewController) {
        tell("didTapOther")
    }

    func gesturesViewController(_ viewController: GesturesViewController, didPinchFormOther recognizer: UIPinchGestureRecognizer) {
        tell("didPinchOther", recognizer)
    }

    func gesturesViewController(_ viewController: GesturesViewController, didPanFormOther recognizer: UIPanGestureRecognizer) {
        tell("didPanOther", recognizer)
    }

    func gesturesViewControllerDidSwipeRightFormWords(_ viewController: GesturesViewController) {
        tell("didSwipeRightWords")
    }

    func gesturesViewControllerDidSwipeDownFormWords(_ viewController: GesturesViewController) {
        tell("didSwipeDownWords")
    }
}
