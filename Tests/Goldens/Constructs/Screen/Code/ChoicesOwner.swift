// swift-format-ignore-file
// Made by `genvc-dev update` of Choices.yml: it writes down what the screen tells.

import UIKit

typealias ChoicesForm = ChoicesViewController

final class ChoicesOwner: ConstructOwner<ChoicesForm>, ChoicesViewControllerDelegate {
    init() {
        let owned = ChoicesViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func choicesViewControllerDidTapFold(_ viewController: ChoicesViewController) {
        tell("didTapFold")
    }

    func choicesViewControllerDidTapSmall(_ viewController: ChoicesViewController) {
        tell("didTapSmall")
    }

    func choicesViewControllerDidTapLarge(_ viewController: ChoicesViewController) {
        tell("didTapLarge")
    }
}
