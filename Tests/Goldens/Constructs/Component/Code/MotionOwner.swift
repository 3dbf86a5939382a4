// swift-format-ignore-file
// Made by `genvc-dev update` of Motion.yml: it writes down what the component tells.

import UIKit

typealias MotionForm = MotionPart

final class MotionOwner: ConstructOwner<MotionForm> {
    init() {
        let owned = MotionViewController()
        super.init(owned) { owned.formMotionPart }
        show()
    }
}
