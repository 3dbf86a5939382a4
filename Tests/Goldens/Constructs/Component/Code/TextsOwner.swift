// swift-format-ignore-file
// Made by `genvc-dev update` of Texts.yml: it writes down what the component tells.

import UIKit

typealias TextsForm = TextsPart

final class TextsOwner: ConstructOwner<TextsForm>, TextsViewControllerDelegate {
    init() {
        let owned = TextsViewController()
        super.init(owned) { owned.formTextsPart }
        owned.delegate = self
        show()
    }

    func textsViewControllerDidTapFormTerms(_ viewController: TextsViewController) {
        tell("didTapTerms")
    }
}
