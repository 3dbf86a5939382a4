// swift-format-ignore-file
// Made by `genvc-dev update` of Cases.yml: it writes down what the component tells.

import UIKit

typealias CasesForm = CasesPart

final class CasesOwner: ConstructOwner<CasesForm>, CasesViewControllerDelegate {
    init() {
        let owned = CasesViewController()
        super.init(owned) { owned.formCasesPart }
        owned.delegate = self
        show()
    }

    func casesViewControllerDidTapFormE(_ viewController: CasesViewController) {
        tell("didTapE")
    }

    func casesViewController(_ viewController: CasesViewController, didChangeFormG isOpen: Bool) {
        tell("didChangeG", isOpen)
    }
}
