// swift-format-ignore-file
// Made by `genvc-dev update` of Gestures.yml: it writes down what the view tells.

import UIKit

typealias GesturesForm = GesturesView

final class GesturesOwner: ConstructOwner<GesturesForm>, GesturesViewDelegate {
    init() {
        let owned = GesturesView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func gesturesViewDidDoubleTapPhoto(_ view: GesturesView) {
        tell("didDoubleTapPhoto")
    }

    func gesturesViewDidSwipeLeftPhoto(_ view: GesturesView) {
        tell("didSwipeLeftPhoto")
    }

    func gesturesViewDidSwipeUpPhoto(_ view: GesturesView) {
        tell("didSwipeUpPhoto")
    }

    func gesturesViewDidTapPhoto(_ view: GesturesView) {
        tell("didTapPhoto")
    }

    func gesturesViewDidLongPressPhoto(_ view: GesturesView) {
        tell("didLongPressPhoto")
    }

    func gesturesView(_ view: GesturesView, didPanPhoto recognizer: UIPanGestureRecognizer) {
        tell("didPanPhoto", recognizer)
    }

    func gesturesView(_ view: GesturesView, didPinchPhoto recognizer: UIPinchGestureRecognizer) {
        tell("didPinchPhoto", recognizer)
    }

    func gesturesView(_ view: GesturesView, didRotatePhoto recognizer: UIRotationGestureRecognizer) {
        tell("didRotatePhoto", recognizer)
    }

    func gesturesViewDidTapOther(_ view: GesturesView) {
        tell("didTapOther")
    }

    func gesturesView(_ view: GesturesView, didPinchOther recognizer: UIPinchGestureRecognizer) {
        tell("didPinchOther", recognizer)
    }

    func gesturesView(_ view: GesturesView, didPanOther recognizer: UIPanGestureRecognizer) {
        tell("didPanOther", recognizer)
    }

    func gesturesViewDidSwipeRightWords(_ view: GesturesView) {
        tell("didSwipeRightWords")
    }

    func gesturesViewDidSwipeDownWords(_ view: GesturesView) {
        tell("didSwipeDownWords")
    }
}
