// swift-format-ignore-file
// Made by `genvc-dev update` of Presents.yml: it writes down what the view tells.

import UIKit

typealias PresentsForm = PresentsView

final class PresentsOwner: ConstructOwner<PresentsForm>, PresentsViewDelegate {
    init() {
        let owned = PresentsView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func presentsViewDidTapLeave(_ view: PresentsView) {
        tell("didTapLeave")
    }
}
