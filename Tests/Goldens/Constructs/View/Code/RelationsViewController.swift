// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class RelationsViewController: UIViewController {
    private let contentView = RelationsView()

    override func loadView() {
        view = contentView
    }
}
