// swift-format-ignore-file
// Made by `genvc-dev update` of Keyboards.yml: it writes down what the component tells.

import UIKit

typealias KeyboardsForm = KeyboardsPart

final class KeyboardsOwner: ConstructOwner<KeyboardsForm>, KeyboardsViewControllerDelegate {
    init() {
        let owned = KeyboardsViewController()
        super.init(owned) { owned.formKeyboardsPart }
        owned.delegate = self
        show()
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeFormWord value: String) {
        tell("didChangeWord", value)
    }

    func keyboardsViewControllerDidReturnFormWord(_ viewController: KeyboardsViewController) {
        tell("didReturnWord")
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeFormNote value: String) {
        tell("didChangeNote", value)
    }

    func keyboardsViewControllerDidReturnFormNote(_ viewController: KeyboardsViewController) {
        tell("didReturnNote")
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeFormHint value: String) {
        tell("didChangeHint", value)
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeFormPress value: String) {
        tell("didChangePress", value)
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeFormFind value: String) {
        tell("didChangeFind", value)
    }

    func keyboardsViewControllerDidSearchFormFind(_ viewController: KeyboardsViewController) {
        tell("didSearchFind")
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeFormInner value: String) {
        tell("didChangeInner", value)
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeFormHomeStreet value: String) {
        tell("didChangeHomeStreet", value)
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeFormLast value: String) {
        tell("didChangeLast", value)
    }

    func keyboardsViewControllerDidTapFormSave(_ viewController: KeyboardsViewController) {
        tell("didTapSave")
    }
}
