// swift-format-ignore-file
// Made by `genvc-dev update` of Cases.yml: it writes down what the view tells.

import UIKit

typealias CasesForm = CasesView

final class CasesOwner: ConstructOwner<CasesForm>, CasesViewDelegate {
    init() {
        let owned = CasesView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func casesViewDidTapE(_ view: CasesView) {
        tell("didTapE")
    }

    func casesView(_ view: CasesView, didChangeG isOpen: Bool) {
        tell("didChangeG", isOpen)
    }
}
