// swift-format-ignore-file
// Made by `genvc-dev update` of Choices.yml: it writes down what the view tells.

import UIKit

typealias ChoicesForm = ChoicesView

final class ChoicesOwner: ConstructOwner<ChoicesForm>, ChoicesViewDelegate {
    init() {
        let owned = ChoicesView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func choicesViewDidTapFold(_ view: ChoicesView) {
        tell("didTapFold")
    }

    func choicesViewDidTapSmall(_ view: ChoicesView) {
        tell("didTapSmall")
    }

    func choicesViewDidTapLarge(_ view: ChoicesView) {
        tell("didTapLarge")
    }
}
