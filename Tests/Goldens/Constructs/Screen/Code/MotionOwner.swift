// swift-format-ignore-file
// Made by `genvc-dev update` of Motion.yml: it writes down what the screen tells.

import UIKit

typealias MotionForm = MotionViewController

final class MotionOwner: ConstructOwner<MotionForm> {
    init() {
        let owned = MotionViewController()
        super.init(owned) { owned }
        show()
    }
}
