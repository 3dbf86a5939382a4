// swift-format-ignore-file
// Made by `genvc-dev update` of WaysOut.yml: it writes down what the component tells.

import UIKit

typealias WaysOutForm = WaysOutPart

final class WaysOutOwner: ConstructOwner<WaysOutForm> {
    init() {
        let owned = WaysOutViewController()
        super.init(owned) { owned.formWaysOutPart }
        show()
    }
}
