// swift-format-ignore-file
// Made by `genvc-dev update` of Environment.yml: it writes down what the view tells.

import UIKit

typealias EnvironmentForm = EnvironmentView

final class EnvironmentOwner: ConstructOwner<EnvironmentForm> {
    init() {
        let owned = EnvironmentView()
        super.init(owned)
        show()
    }
}
