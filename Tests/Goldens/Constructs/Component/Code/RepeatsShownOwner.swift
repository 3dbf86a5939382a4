// swift-format-ignore-file
// Made by `genvc-dev update` of RepeatsShown.yml: it writes down what the component tells.

import UIKit

typealias RepeatsShownForm = RepeatsShownPart

final class RepeatsShownOwner: ConstructOwner<RepeatsShownForm> {
    init() {
        let owned = RepeatsShownViewController()
        super.init(owned) { owned.formRepeatsShownPart }
        show()
    }
}
