// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class PresentsViewController: UIViewController {
    private let contentView = PresentsView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - PresentsViewDelegate

extension PresentsViewController: PresentsViewDelegate {
    func presentsViewDidTapLeave(_ view: PresentsView) {
    }
}
