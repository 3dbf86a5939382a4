// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class HiddenInputsViewController: UIViewController {
    private let contentView = HiddenInputsView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - HiddenInputsViewDelegate

extension HiddenInputsViewController: HiddenInputsViewDelegate {
    func hiddenInputsView(_ view: HiddenInputsView, didChangeFirst first: String) {
    }

    func hiddenInputsView(_ view: HiddenInputsView, didChangeCompany company: String) {
    }

    func hiddenInputsView(_ view: HiddenInputsView, didChangeMail mail: String) {
    }

    func hiddenInputsView(_ view: HiddenInputsView, didChangeBody body: String) {
    }

    func hiddenInputsView(_ view: HiddenInputsView, didChangeCode code: String) {
    }

    func hiddenInputsViewDidTapSend(_ view: HiddenInputsView) {
    }
}
