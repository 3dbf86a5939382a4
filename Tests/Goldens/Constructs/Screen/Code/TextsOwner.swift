// swift-format-ignore-file
// Made by `genvc-dev update` of Texts.yml: it writes down what the screen tells.

import UIKit

typealias TextsForm = TextsViewController

final class TextsOwner: ConstructOwner<TextsForm>, TextsViewControllerDelegate {
    init() {
        let owned = TextsViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func textsViewControllerDidTapTerms(_ viewController: TextsViewController) {
        tell("didTapTerms")
    }
}
