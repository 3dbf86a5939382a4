// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class KeyboardsViewController: UIViewController {
    private let contentView = KeyboardsView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - KeyboardsViewDelegate

extension KeyboardsViewController: KeyboardsViewDelegate {
    func keyboardsView(_ view: KeyboardsView, didChangeWord word: String) {
    }

    func keyboardsView(_ view: KeyboardsView, didChangeNote note: String) {
    }

    func keyboardsView(_ view: KeyboardsView, didChangeHint hint: String) {
    }

    func keyboardsView(_ view: KeyboardsView, didChangePress press: String) {
    }

    func keyboardsView(_ view: KeyboardsView, didChangeFind find: String) {
    }

    func keyboardsViewDidSearchFind(_ view: KeyboardsView) {
    }

    func keyboardsView(_ view: KeyboardsView, didChangeInner inner: String) {
    }

    func keyboardsView(_ view: KeyboardsView, didChangeHomeStreet value: String) {
    }

    func keyboardsView(_ view: KeyboardsView, didChangeLast last: String) {
    }

    func keyboardsViewDidTapSave(_ view: KeyboardsView) {
    }

    func keyboardsViewDidReturnWord(_ view: KeyboardsView) {
    }

    func keyboardsViewDidReturnNote(_ view: KeyboardsView) {
    }
}
