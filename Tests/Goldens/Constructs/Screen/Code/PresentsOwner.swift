// swift-format-ignore-file
// Made by `genvc-dev update` of Presents.yml: it writes down what the screen tells.

import UIKit

typealias PresentsForm = PresentsViewController

final class PresentsOwner: ConstructOwner<PresentsForm>, PresentsViewControllerDelegate {
    init() {
        let owned = PresentsViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func presentsViewControllerDidSelectLeaveNow(_ viewController: PresentsViewController) {
        tell("didSelectLeaveNow")
    }
}
