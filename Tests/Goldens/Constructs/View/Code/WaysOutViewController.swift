// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class WaysOutViewController: UIViewController {
    private let contentView = WaysOutView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - WaysOutViewDelegate

extension WaysOutViewController: WaysOutViewDelegate {
    func waysOutView(_ view: WaysOutView, didChangePlan selectedSegmentIndex: Int) {
    }
}
