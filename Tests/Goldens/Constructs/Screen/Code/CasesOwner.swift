// swift-format-ignore-file
// Made by `genvc-dev update` of Cases.yml: it writes down what the screen tells.

import UIKit

typealias CasesForm = CasesViewController

final class CasesOwner: ConstructOwner<CasesForm>, CasesViewControllerDelegate {
    init() {
        let owned = CasesViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func casesViewControllerDidTapE(_ viewController: CasesViewController) {
        tell("didTapE")
    }

    func casesViewController(_ viewController: CasesViewController, didChangeG isOpen: Bool) {
        tell("didChangeG", isOpen)
    }
}
