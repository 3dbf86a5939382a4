// swift-format-ignore-file
// Made by `genvc-dev update` of Environment.yml: it writes down what the component tells.

import UIKit

typealias EnvironmentForm = EnvironmentPart

final class EnvironmentOwner: ConstructOwner<EnvironmentForm> {
    init() {
        let owned = EnvironmentViewController()
        super.init(owned) { owned.formEnvironmentPart }
        show()
    }
}
