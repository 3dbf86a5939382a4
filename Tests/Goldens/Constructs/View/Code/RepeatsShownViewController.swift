// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class RepeatsShownViewController: UIViewController {
    private let contentView = RepeatsShownView()

    override func loadView() {
        view = contentView
    }
}
