// swift-format-ignore-file
// Made by `genvc-dev update` of RepeatsShown.yml: it writes down what the screen tells.

import UIKit

typealias RepeatsShownForm = RepeatsShownViewController

final class RepeatsShownOwner: ConstructOwner<RepeatsShownForm> {
    init() {
        let owned = RepeatsShownViewController()
        super.init(owned) { owned }
        show()
    }
}
