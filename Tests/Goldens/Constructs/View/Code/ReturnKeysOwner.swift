// swift-format-ignore-file
// Made by `genvc-dev update` of ReturnKeys.yml: it writes down what the view tells.

import UIKit

typealias ReturnKeysForm = ReturnKeysView

final class ReturnKeysOwner: ConstructOwner<ReturnKeysForm>, ReturnKeysViewDelegate {
    init() {
        let owned = ReturnKeysView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func returnKeysView(_ view: ReturnKeysView, didChangeFirst first: String) {
        tell("didChangeFirst", first)
    }

    func returnKeysView(_ view: ReturnKeysView, didChangeHeading heading: String) {
        tell("didChangeHeading", heading)
    }

    func returnKeysView(_ view: ReturnKeysView, didChangeBody body: String) {
        tell("didChangeBody", body)
    }

    func returnKeysView(_ view: ReturnKeysView, didChangeCode code: String) {
        tell("didChangeCode", code)
    }

    func returnKeysView(_ view: ReturnKeysView, didChangeLast last: String) {
        tell("didChangeLast", last)
    }

    func returnKeysViewDidTapSend(_ view: ReturnKeysView) {
        tell("didTapSend")
    }

    func returnKeysViewDidReturnLast(_ view: ReturnKeysView) {
        tell("didReturnLast")
    }
}
