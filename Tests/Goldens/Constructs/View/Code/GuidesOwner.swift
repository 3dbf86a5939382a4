// swift-format-ignore-file
// Made by `genvc-dev update` of Guides.yml: it writes down what the view tells.

import UIKit

typealias GuidesForm = GuidesView

final class GuidesOwner: ConstructOwner<GuidesForm> {
    init() {
        let owned = GuidesView()
        super.init(owned)
        show()
    }
}
