// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class CasesViewController: UIViewController {
    private let contentView = CasesView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - CasesViewDelegate

extension CasesViewController: CasesViewDelegate {
    func casesViewDidTapE(_ view: CasesView) {
    }

    func casesView(_ view: CasesView, didChangeG isOpen: Bool) {
    }
}
