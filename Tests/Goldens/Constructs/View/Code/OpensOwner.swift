// swift-format-ignore-file
// Made by `genvc-dev update` of Opens.yml: it writes down what the view tells.

import UIKit

typealias OpensForm = OpensView

final class OpensOwner: ConstructOwner<OpensForm>, OpensViewDelegate {
    init() {
        let owned = OpensView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func opensViewDidOpen(_ view: OpensView) {
        tell("didOpen")
    }
}
