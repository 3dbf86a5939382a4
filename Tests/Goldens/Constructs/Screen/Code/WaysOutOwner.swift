// swift-format-ignore-file
// Made by `genvc-dev update` of WaysOut.yml: it writes down what the screen tells.

import UIKit

typealias WaysOutForm = WaysOutViewController

final class WaysOutOwner: ConstructOwner<WaysOutForm>, WaysOutViewControllerDelegate {
    init() {
        let owned = WaysOutViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func waysOutViewController(_ viewController: WaysOutViewController, didChangePlan selectedSegmentIndex: Int) {
        tell("didChangePlan", selectedSegmentIndex)
    }
}
