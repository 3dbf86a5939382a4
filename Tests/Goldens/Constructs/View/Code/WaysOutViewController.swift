// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class WaysOutViewController: UIViewController {
    private let contentView = WaysOutView()

    override func loadView() {
        view = contentView
    }
}
