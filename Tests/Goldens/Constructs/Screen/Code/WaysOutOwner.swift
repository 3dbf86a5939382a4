// swift-format-ignore-file
// Made by `genvc-dev update` of WaysOut.yml: it writes down what the screen tells.

import UIKit

typealias WaysOutForm = WaysOutViewController

final class WaysOutOwner: ConstructOwner<WaysOutForm> {
    init() {
        let owned = WaysOutViewController()
        super.init(owned) { owned }
        show()
    }
}
