// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class MotionViewController: UIViewController {
    private let contentView = MotionView()

    override func loadView() {
        view = contentView
    }
}
