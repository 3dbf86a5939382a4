// swift-format-ignore-file
// Made by `genvc-dev update` of Choices.yml: it writes down what the component tells.

import UIKit

typealias ChoicesForm = ChoicesPart

final class ChoicesOwner: ConstructOwner<ChoicesForm>, ChoicesViewControllerDelegate {
    init() {
        let owned = ChoicesViewController()
        super.init(owned) { owned.formChoicesPart }
        owned.delegate = self
        show()
    }

    func choicesViewControllerDidTapFormFold(_ viewController: ChoicesViewController) {
        tell("didTapFold")
    }

    func choicesViewControllerDidTapFormSmall(_ viewController: ChoicesViewController) {
        tell("didTapSmall")
    }

    func choicesViewControllerDidTapFormLarge(_ viewController: ChoicesViewController) {
        tell("didTapLarge")
    }
}
