// swift-format-ignore-file
// Made by `genvc-dev update` of Environment.yml: it writes down what the screen tells.

import UIKit

typealias EnvironmentForm = EnvironmentViewController

final class EnvironmentOwner: ConstructOwner<EnvironmentForm> {
    init() {
        let owned = EnvironmentViewController()
        super.init(owned) { owned }
        show()
    }
}
