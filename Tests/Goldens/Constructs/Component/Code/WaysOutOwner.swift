// swift-format-ignore-file
// Made by `genvc-dev update` of WaysOut.yml: it writes down what the component tells.

import UIKit

typealias WaysOutForm = WaysOutPart

final class WaysOutOwner: ConstructOwner<WaysOutForm>, WaysOutViewControllerDelegate {
    init() {
        let owned = WaysOutViewController()
        super.init(owned) { owned.formWaysOutPart }
        owned.delegate = self
        show()
    }

    func waysOutViewController(_ viewController: WaysOutViewController, didChangeFormPlan selectedSegmentIndex: Int) {
        tell("didChangePlan", selectedSegmentIndex)
    }
}
