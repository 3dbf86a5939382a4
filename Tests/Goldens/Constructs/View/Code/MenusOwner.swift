// swift-format-ignore-file
// Made by `genvc-dev update` of Menus.yml: it writes down what the view tells.

import UIKit

typealias MenusForm = MenusView

final class MenusOwner: ConstructOwner<MenusForm>, MenusViewDelegate {
    init() {
        let owned = MenusView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func menusViewDidSelectExport(_ view: MenusView) {
        tell("didSelectExport")
    }

    func menusViewDidSelectRemove(_ view: MenusView) {
        tell("didSelectRemove")
    }

    func menusViewDidSelectNewest(_ view: MenusView) {
        tell("didSelectNewest")
    }

    func menusViewDidSelectOldest(_ view: MenusView) {
        tell("didSelectOldest")
    }

    func menusViewDidSelectShare(_ view: MenusView) {
        tell("didSelectShare")
    }

    func menusViewDidSelectPrint(_ view: MenusView) {
        tell("didSelectPrint")
    }
}
