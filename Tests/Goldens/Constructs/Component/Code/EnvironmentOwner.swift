// swift-format-ignore-file
// Made by `genvc-dev update` of Environment.yml: it writes down what the component tells.

import UIKit

typealias EnvironmentForm = EnvironmentPart

final class EnvironmentOwner: ConstructOwner<EnvironmentForm>, EnvironmentViewControllerDelegate {
    init() {
        let owned = EnvironmentViewController()
        super.init(owned) { owned.formEnvironmentPart }
        owned.delegate = self
        show()
    }

    func environmentViewController(_ viewController: EnvironmentViewController, didChangeFormG value: String) {
        tell("didChangeG", value)
    }
}
