// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class ChoicesViewController: UIViewController {
    private let contentView = ChoicesView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - ChoicesViewDelegate

extension ChoicesViewController: ChoicesViewDelegate {
    func choicesViewDidTapFold(_ view: ChoicesView) {
    }

    func choicesViewDidTapSmall(_ view: ChoicesView) {
    }

    func choicesViewDidTapLarge(_ view: ChoicesView) {
    }
}
