// swift-format-ignore-file
// Made by `genvc-dev update` of Keyboards.yml: it writes down what the view tells.

import UIKit

typealias KeyboardsForm = KeyboardsView

final class KeyboardsOwner: ConstructOwner<KeyboardsForm>, KeyboardsViewDelegate {
    init() {
        let owned = KeyboardsView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func keyboardsView(_ view: KeyboardsView, didChangeWord word: String) {
        tell("didChangeWord", word)
    }

    func keyboardsView(_ view: KeyboardsView, didChangeNote note: String) {
        tell("didChangeNote", note)
    }

    func keyboardsView(_ view: KeyboardsView, didChangeHint hint: String) {
        tell("didChangeHint", hint)
    }

    func keyboardsView(_ view: KeyboardsView, didChangePress press: String) {
        tell("didChangePress", press)
    }

    func keyboardsView(_ view: KeyboardsView, didChangeFind find: String) {
        tell("didChangeFind", find)
    }

    func keyboardsViewDidSearchFind(_ view: KeyboardsView) {
        tell("didSearchFind")
    }

    func keyboardsView(_ view: KeyboardsView, didChangeInner inner: String) {
        tell("didChangeInner", inner)
    }

    func keyboardsView(_ view: KeyboardsView, didChangeHomeStreet value: String) {
        tell("didChangeHomeStreet", value)
    }

    func keyboardsView(_ view: KeyboardsView, didChangeLast last: String) {
        tell("didChangeLast", last)
    }

    func keyboardsViewDidTapSave(_ view: KeyboardsView) {
        tell("didTapSave")
    }

    func keyboardsViewDidReturnWord(_ view: KeyboardsView) {
        tell("didReturnWord")
    }

    func keyboardsViewDidReturnNote(_ view: KeyboardsView) {
        tell("didReturnNote")
    }
}
