// swift-format-ignore-file
// Made by `genvc-dev update` of Keyboards.yml: it writes down what the screen tells.

import UIKit

typealias KeyboardsForm = KeyboardsViewController

final class KeyboardsOwner: ConstructOwner<KeyboardsForm>, KeyboardsViewControllerDelegate {
    init() {
        let owned = KeyboardsViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeWord word: String) {
        tell("didChangeWord", word)
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeNote note: String) {
        tell("didChangeNote", note)
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeHint hint: String) {
        tell("didChangeHint", hint)
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangePress press: String) {
        tell("didChangePress", press)
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeFind find: String) {
        tell("didChangeFind", find)
    }

    func keyboardsViewControllerDidSearchFind(_ viewController: KeyboardsViewController) {
        tell("didSearchFind")
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeInner inner: String) {
        tell("didChangeInner", inner)
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeHomeStreet value: String) {
        tell("didChangeHomeStreet", value)
    }

    func keyboardsViewController(_ viewController: KeyboardsViewController, didChangeLast last: String) {
        tell("didChangeLast", last)
    }

    func keyboardsViewControllerDidTapSave(_ viewController: KeyboardsViewController) {
        tell("didTapSave")
    }

    func keyboardsViewControllerDidReturnWord(_ viewController: KeyboardsViewController) {
        tell("didReturnWord")
    }

    func keyboardsViewControllerDidReturnNote(_ viewController: KeyboardsViewController) {
        tell("didReturnNote")
    }
}
