// swift-format-ignore-file
// Made by `genvc-dev update` of Menus.yml: it writes down what the component tells.

import UIKit

typealias MenusForm = MenusPart

final class MenusOwner: ConstructOwner<MenusForm>, MenusViewControllerDelegate {
    init() {
        let owned = MenusViewController()
        super.init(owned) { owned.formMenusPart }
        owned.delegate = self
        show()
    }

    func menusViewControllerDidSelectFormExport(_ viewController: MenusViewController) {
        tell("didSelectExport")
    }

    func menusViewControllerDidSelectFormRemove(_ viewController: MenusViewController) {
        tell("didSelectRemove")
    }

    func menusViewControllerDidSelectFormNewest(_ viewController: MenusViewController) {
        tell("didSelectNewest")
    }

    func menusViewControllerDidSelectFormOldest(_ viewController: MenusViewController) {
        tell("didSelectOldest")
    }

    func menusViewControllerDidSelectFormShare(_ viewController: MenusViewController) {
        tell("didSelectShare")
    }

    func menusViewControllerDidSelectFormPrint(_ viewController: MenusViewController) {
        tell("didSelectPrint")
    }
}
