// swift-format-ignore-file
// Made by `genvc-dev update` of ReturnKeys.yml: it writes down what the component tells.

import UIKit

typealias ReturnKeysForm = ReturnKeysPart

final class ReturnKeysOwner: ConstructOwner<ReturnKeysForm>, ReturnKeysViewControllerDelegate {
    init() {
        let owned = ReturnKeysViewController()
        super.init(owned) { owned.formReturnKeysPart }
        owned.delegate = self
        show()
    }

    func returnKeysViewController(_ viewController: ReturnKeysViewController, didChangeFormFirst value: String) {
        tell("didChangeFirst", value)
    }

    func returnKeysViewController(_ viewController: ReturnKeysViewController, didChangeFormHeading value: String) {
        tell("didChangeHeading", value)
    }

    func returnKeysViewController(_ viewController: ReturnKeysViewController, didChangeFormBody value: String) {
        tell("didChangeBody", value)
    }

    func returnKeysViewController(_ viewController: ReturnKeysViewController, didChangeFormCode value: String) {
        tell("didChangeCode", value)
    }

    func returnKeysViewController(_ viewController: ReturnKeysViewController, didChangeFormLast value: String) {
        tell("didChangeLast", value)
    }

    func returnKeysViewControllerDidReturnFormLast(_ viewController: ReturnKeysViewController) {
        tell("didReturnLast")
    }

    func returnKeysViewControllerDidTapFormSend(_ viewController: ReturnKeysViewController) {
        tell("didTapSend")
    }
}
