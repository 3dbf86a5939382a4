// swift-format-ignore-file
// Made by `genvc-dev update` of WaysOut.yml: it writes down what the view tells.

import UIKit

typealias WaysOutForm = WaysOutView

final class WaysOutOwner: ConstructOwner<WaysOutForm>, WaysOutViewDelegate {
    init() {
        let owned = WaysOutView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func waysOutView(_ view: WaysOutView, didChangePlan selectedSegmentIndex: Int) {
        tell("didChangePlan", selectedSegmentIndex)
    }
}
