// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class MenusViewController: UIViewController {
    private let contentView = MenusView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - MenusViewDelegate

extension MenusViewController: MenusViewDelegate {
    func menusViewDidSelectExport(_ view: MenusView) {
    }

    func menusViewDidSelectRemove(_ view: MenusView) {
    }

    func menusViewDidSelectNewest(_ view: MenusView) {
    }

    func menusViewDidSelectOldest(_ view: MenusView) {
    }

    func menusViewDidSelectShare(_ view: MenusView) {
    }

    func menusViewDidSelectPrint(_ view: MenusView) {
    }
}
