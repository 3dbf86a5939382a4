// swift-format-ignore-file
// Made by `genvc-dev update` of DefaultInputs.yml: it writes down what the component tells.

import UIKit

typealias DefaultInputsForm = DefaultInputsPart

final class DefaultInputsOwner: ConstructOwner<DefaultInputsForm> {
    init() {
        let owned = DefaultInputsViewController()
        super.init(owned) { owned.formDefaultInputsPart }
        show()
    }
}
