// swift-format-ignore-file
// Made by `genvc-dev update` of Texts.yml: it writes down what the view tells.

import UIKit

typealias TextsForm = TextsView

final class TextsOwner: ConstructOwner<TextsForm>, TextsViewDelegate {
    init() {
        let owned = TextsView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func textsViewDidTapTerms(_ view: TextsView) {
        tell("didTapTerms")
    }
}
