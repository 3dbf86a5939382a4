// swift-format-ignore-file
// Made by `genvc-dev update` of Guides.yml: it writes down what the component tells.

import UIKit

typealias GuidesForm = GuidesPart

final class GuidesOwner: ConstructOwner<GuidesForm> {
    init() {
        let owned = GuidesViewController()
        super.init(owned) { owned.formGuidesPart }
        show()
    }
}
