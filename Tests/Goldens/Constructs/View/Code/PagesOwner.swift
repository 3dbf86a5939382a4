// swift-format-ignore-file
// Made by `genvc-dev update` of Pages.yml: it writes down what the view tells.

import UIKit

typealias PagesForm = PagesView

final class PagesOwner: ConstructOwner<PagesForm>, PagesViewDelegate {
    init() {
        let owned = PagesView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func pagesView(_ view: PagesView, didChangePage currentPage: Int) {
        tell("didChangePage", currentPage)
    }
}
