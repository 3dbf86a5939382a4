// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class PagesViewController: UIViewController {
    private let contentView = PagesView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - PagesViewDelegate

extension PagesViewController: PagesViewDelegate {
    func pagesView(_ view: PagesView, didChangePage currentPage: Int) {
    }
}
