// swift-format-ignore-file
// Made by `genvc-dev update` of Opens.yml: it writes down what the component tells.

import UIKit

typealias OpensForm = OpensPart

final class OpensOwner: ConstructOwner<OpensForm>, OpensViewControllerDelegate {
    init() {
        let owned = OpensViewController()
        super.init(owned) { owned.formOpensPart }
        owned.delegate = self
        show()
    }

    func opensViewControllerDidTapFormTold(_ viewController: OpensViewController) {
        tell("didTapTold")
    }
}
