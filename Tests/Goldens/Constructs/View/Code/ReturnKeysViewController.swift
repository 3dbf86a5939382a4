// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class ReturnKeysViewController: UIViewController {
    private let contentView = ReturnKeysView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - ReturnKeysViewDelegate

extension ReturnKeysViewController: ReturnKeysViewDelegate {
    func returnKeysView(_ view: ReturnKeysView, didChangeFirst first: String) {
    }

    func returnKeysView(_ view: ReturnKeysView, didChangeHeading heading: String) {
    }

    func returnKeysView(_ view: ReturnKeysView, didChangeBody body: String) {
    }

    func returnKeysView(_ view: ReturnKeysView, didChangeCode code: String) {
    }

    func returnKeysView(_ view: ReturnKeysView, didChangeLast last: String) {
    }

    func returnKeysViewDidTapSend(_ view: ReturnKeysView) {
    }

    func returnKeysViewDidReturnLast(_ view: ReturnKeysView) {
    }
}
