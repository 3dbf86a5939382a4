// swift-format-ignore-file
// Made by `genvc-dev update` of Pages.yml: it writes down what the component tells.

import UIKit

typealias PagesForm = PagesPart

final class PagesOwner: ConstructOwner<PagesForm>, PagesViewControllerDelegate {
    init() {
        let owned = PagesViewController()
        super.init(owned) { owned.formPagesPart }
        owned.delegate = self
        show()
    }

    func pagesViewController(_ viewController: PagesViewController, didChangeFormPage currentPage: Int) {
        tell("didChangePage", currentPage)
    }
}
