// swift-format-ignore-file
// Made by `genvc-dev update` of RepeatsShown.yml: it writes down what the view tells.

import UIKit

typealias RepeatsShownForm = RepeatsShownView

final class RepeatsShownOwner: ConstructOwner<RepeatsShownForm> {
    init() {
        let owned = RepeatsShownView()
        super.init(owned)
        show()
    }
}
