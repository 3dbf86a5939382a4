// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class OpensViewController: UIViewController {
    private let contentView = OpensView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - OpensViewDelegate

extension OpensViewController: OpensViewDelegate {
    func opensViewDidOpen(_ view: OpensView) {
    }
}
