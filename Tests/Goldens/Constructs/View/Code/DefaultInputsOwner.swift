// swift-format-ignore-file
// Made by `genvc-dev update` of DefaultInputs.yml: it writes down what the view tells.

import UIKit

typealias DefaultInputsForm = DefaultInputsView

final class DefaultInputsOwner: ConstructOwner<DefaultInputsForm> {
    init() {
        let owned = DefaultInputsView()
        super.init(owned)
        show()
    }
}
