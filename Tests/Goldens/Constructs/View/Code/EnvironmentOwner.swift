// swift-format-ignore-file
// Made by `genvc-dev update` of Environment.yml: it writes down what the view tells.

import UIKit

typealias EnvironmentForm = EnvironmentView

final class EnvironmentOwner: ConstructOwner<EnvironmentForm>, EnvironmentViewDelegate {
    init() {
        let owned = EnvironmentView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func environmentView(_ view: EnvironmentView, didChangeG g: String) {
        tell("didChangeG", g)
    }
}
