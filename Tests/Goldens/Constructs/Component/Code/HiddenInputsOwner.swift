// swift-format-ignore-file
// Made by `genvc-dev update` of HiddenInputs.yml: it writes down what the component tells.

import UIKit

typealias HiddenInputsForm = HiddenInputsPart

final class HiddenInputsOwner: ConstructOwner<HiddenInputsForm>, HiddenInputsViewControllerDelegate {
    init() {
        let owned = HiddenInputsViewController()
        super.init(owned) { owned.formHiddenInputsPart }
        owned.delegate = self
        show()
    }

    func hiddenInputsViewController(_ viewController: HiddenInputsViewController, didChangeFormFirst value: String) {
        tell("didChangeFirst", value)
    }

    func hiddenInputsViewController(_ viewController: HiddenInputsViewController, didChangeFormCompany value: String) {
        tell("didChangeCompany", value)
    }

    func hiddenInputsViewController(_ viewController: HiddenInputsViewController, didChangeFormMail value: String) {
        tell("didChangeMail", value)
    }

    func hiddenInputsViewController(_ viewController: HiddenInputsViewController, didChangeFormBody value: String) {
        tell("didChangeBody", value)
    }

    func hiddenInputsViewController(_ viewController: HiddenInputsViewController, didChangeFormCode value: String) {
        tell("didChangeCode", value)
    }

    func hiddenInputsViewControllerDidTapFormSend(_ viewController: HiddenInputsViewController) {
        tell("didTapSend")
    }
}
