// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class ScreenSizeViewController: UIViewController {
    private let contentView = ScreenSizeView()

    override func loadView() {
        view = contentView
    }
}
