// swift-format-ignore-file
// Made by `genvc-dev update` of DefaultInputs.yml: it writes down what the screen tells.

import UIKit

typealias DefaultInputsForm = DefaultInputsViewController

final class DefaultInputsOwner: ConstructOwner<DefaultInputsForm> {
    init() {
        let owned = DefaultInputsViewController()
        super.init(owned) { owned }
        show()
    }
}
