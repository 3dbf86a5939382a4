// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class TextsViewController: UIViewController {
    private let contentView = TextsView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - TextsViewDelegate

extension TextsViewController: TextsViewDelegate {
    func textsViewDidTapTerms(_ view: TextsView) {
    }
}
