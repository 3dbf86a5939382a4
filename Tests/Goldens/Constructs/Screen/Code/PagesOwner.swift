// swift-format-ignore-file
// Made by `genvc-dev update` of Pages.yml: it writes down what the screen tells.

import UIKit

typealias PagesForm = PagesViewController

final class PagesOwner: ConstructOwner<PagesForm>, PagesViewControllerDelegate {
    init() {
        let owned = PagesViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func pagesViewController(_ viewController: PagesViewController, didChangePage currentPage: Int) {
        tell("didChangePage", currentPage)
    }
}
