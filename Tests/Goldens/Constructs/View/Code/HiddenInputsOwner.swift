// swift-format-ignore-file
// Made by `genvc-dev update` of HiddenInputs.yml: it writes down what the view tells.

import UIKit

typealias HiddenInputsForm = HiddenInputsView

final class HiddenInputsOwner: ConstructOwner<HiddenInputsForm>, HiddenInputsViewDelegate {
    init() {
        let owned = HiddenInputsView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func hiddenInputsView(_ view: HiddenInputsView, didChangeFirst first: String) {
        tell("didChangeFirst", first)
    }

    func hiddenInputsView(_ view: HiddenInputsView, didChangeCompany company: String) {
        tell("didChangeCompany", company)
    }

    func hiddenInputsView(_ view: HiddenInputsView, didChangeMail mail: String) {
        tell("didChangeMail", mail)
    }

    func hiddenInputsView(_ view: HiddenInputsView, didChangeBody body: String) {
        tell("didChangeBody", body)
    }

    func hiddenInputsView(_ view: HiddenInputsView, didChangeCode code: String) {
        tell("didChangeCode", code)
    }

    func hiddenInputsViewDidTapSend(_ view: HiddenInputsView) {
        tell("didTapSend")
    }
}
