// swift-format-ignore-file
// Made by `genvc-dev update` of Opens.yml: it writes down what the screen tells.

import UIKit

typealias OpensForm = OpensViewController

final class OpensOwner: ConstructOwner<OpensForm>, OpensViewControllerDelegate {
    init() {
        let owned = OpensViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func opensViewControllerDidOpen(_ viewController: OpensViewController) {
        tell("didOpen")
    }
}
