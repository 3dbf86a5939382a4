// swift-format-ignore-file
// Made by `genvc-dev update` of Environment.yml: it writes down what the screen tells.

import UIKit

typealias EnvironmentForm = EnvironmentViewController

final class EnvironmentOwner: ConstructOwner<EnvironmentForm>, EnvironmentViewControllerDelegate {
    init() {
        let owned = EnvironmentViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func environmentViewController(_ viewController: EnvironmentViewController, didChangeG g: String) {
        tell("didChangeG", g)
    }
}
