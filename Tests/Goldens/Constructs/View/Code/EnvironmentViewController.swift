// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class EnvironmentViewController: UIViewController {
    private let contentView = EnvironmentView()

    override func loadView() {
        view = contentView
    }
}
