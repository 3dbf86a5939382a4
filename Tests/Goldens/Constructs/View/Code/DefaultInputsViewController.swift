// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class DefaultInputsViewController: UIViewController {
    private let contentView = DefaultInputsView()

    override func loadView() {
        view = contentView
    }
}
