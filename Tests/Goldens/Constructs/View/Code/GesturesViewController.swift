// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class GesturesViewController: UIViewController {
    private let contentView = GesturesView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - GesturesViewDelegate

extension GesturesViewController: GesturesViewDelegate {
    func gesturesViewDidDoubleTapPhoto(_ view: GesturesView) {
    }

    func gesturesViewDidSwipeLeftPhoto(_ view: GesturesView) {
    }

    func gesturesViewDidSwipeUpPhoto(_ view: GesturesView) {
    }

    func gesturesViewDidTapPhoto(_ view: GesturesView) {
    }

    func gesturesViewDidLongPressPhoto(_ view: GesturesView) {
    }

    func gesturesView(_ view: GesturesView, didPanPhoto recognizer: UIPanGestureRecognizer) {
    }

    func gesturesView(_ view: GesturesView, didPinchPhoto recognizer: UIPinchGestureRecognizer) {
    }

    func gesturesView(_ view: GesturesView, didRotatePhoto recognizer: UIRotationGestureRecognizer) {
    }

    func gesturesViewDidTapOther(_ view: GesturesView) {
    }

    func gesturesView(_ view: GesturesView, didPinchOther recognizer: UIPinchGestureRecognizer) {
    }

    func gesturesView(_ view: GesturesView, didPanOther recognizer: UIPanGestureRecognizer) {
    }

    func gesturesViewDidSwipeRightWords(_ view: GesturesView) {
    }

    func gesturesViewDidSwipeDownWords(_ view: GesturesView) {
    }
}
