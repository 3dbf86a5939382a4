// swift-format-ignore-file
// Made by `genvc-dev update` of ReturnKeys.yml: it writes down what the screen tells.

import UIKit

typealias ReturnKeysForm = ReturnKeysViewController

final class ReturnKeysOwner: ConstructOwner<ReturnKeysForm>, ReturnKeysViewControllerDelegate {
    init() {
        let owned = ReturnKeysViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func returnKeysViewController(_ viewController: ReturnKeysViewController, didChangeFirst first: String) {
        tell("didChangeFirst", first)
    }

    func returnKeysViewController(_ viewController: ReturnKeysViewController, didChangeHeading heading: String) {
        tell("didChangeHeading", heading)
    }

    func returnKeysViewController(_ viewController: ReturnKeysViewController, didChangeBody body: String) {
        tell("didChangeBody", body)
    }

    func returnKeysViewController(_ viewController: ReturnKeysViewController, didChangeCode code: String) {
        tell("didChangeCode", code)
    }

    func returnKeysViewController(_ viewController: ReturnKeysViewController, didChangeLast last: String) {
        tell("didChangeLast", last)
    }

    func returnKeysViewControllerDidTapSend(_ viewController: ReturnKeysViewController) {
        tell("didTapSend")
    }

    func returnKeysViewControllerDidReturnLast(_ viewController: ReturnKeysViewController) {
        tell("didReturnLast")
    }
}
