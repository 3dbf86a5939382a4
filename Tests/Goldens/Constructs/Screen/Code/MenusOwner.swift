// swift-format-ignore-file
// Made by `genvc-dev update` of Menus.yml: it writes down what the screen tells.

import UIKit

typealias MenusForm = MenusViewController

final class MenusOwner: ConstructOwner<MenusForm>, MenusViewControllerDelegate {
    init() {
        let owned = MenusViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func menusViewControllerDidSelectExport(_ viewController: MenusViewController) {
        tell("didSelectExport")
    }

    func menusViewControllerDidSelectRemove(_ viewController: MenusViewController) {
        tell("didSelectRemove")
    }

    func menusViewControllerDidSelectNewest(_ viewController: MenusViewController) {
        tell("didSelectNewest")
    }

    func menusViewControllerDidSelectOldest(_ viewController: MenusViewController) {
        tell("didSelectOldest")
    }

    func menusViewControllerDidSelectShare(_ viewController: MenusViewController) {
        tell("didSelectShare")
    }

    func menusViewControllerDidSelectPrint(_ viewController: MenusViewController) {
        tell("didSelectPrint")
    }
}
