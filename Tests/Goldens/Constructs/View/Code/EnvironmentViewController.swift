// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class EnvironmentViewController: UIViewController {
    private let contentView = EnvironmentView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - EnvironmentViewDelegate

extension EnvironmentViewController: EnvironmentViewDelegate {
    func environmentView(_ view: EnvironmentView, didChangeG g: String) {
    }
}
