// swift-format-ignore-file
// Made by `genvc-dev update` of HiddenInputs.yml: it writes down what the screen tells.

import UIKit

typealias HiddenInputsForm = HiddenInputsViewController

final class HiddenInputsOwner: ConstructOwner<HiddenInputsForm>, HiddenInputsViewControllerDelegate {
    init() {
        let owned = HiddenInputsViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func hiddenInputsViewController(_ viewController: HiddenInputsViewController, didChangeFirst first: String) {
        tell("didChangeFirst", first)
    }

    func hiddenInputsViewController(_ viewController: HiddenInputsViewController, didChangeCompany company: String) {
        tell("didChangeCompany", company)
    }

    func hiddenInputsViewController(_ viewController: HiddenInputsViewController, didChangeMail mail: String) {
        tell("didChangeMail", mail)
    }

    func hiddenInputsViewController(_ viewController: HiddenInputsViewController, didChangeBody body: String) {
        tell("didChangeBody", body)
    }

    func hiddenInputsViewController(_ viewController: HiddenInputsViewController, didChangeCode code: String) {
        tell("didChangeCode", code)
    }

    func hiddenInputsViewControllerDidTapSend(_ viewController: HiddenInputsViewController) {
        tell("didTapSend")
    }
}
