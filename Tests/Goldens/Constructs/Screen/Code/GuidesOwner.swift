// swift-format-ignore-file
// Made by `genvc-dev update` of Guides.yml: it writes down what the screen tells.

import UIKit

typealias GuidesForm = GuidesViewController

final class GuidesOwner: ConstructOwner<GuidesForm> {
    init() {
        let owned = GuidesViewController()
        super.init(owned) { owned }
        show()
    }
}
