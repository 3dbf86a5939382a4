// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class GuidesViewController: UIViewController {
    private let contentView = GuidesView()

    override func loadView() {
        view = contentView
    }
}
