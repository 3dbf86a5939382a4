// swift-format-ignore-file
// Made by `genvc-dev update` of Motion.yml: it writes down what the view tells.

import UIKit

typealias MotionForm = MotionView

final class MotionOwner: ConstructOwner<MotionForm> {
    init() {
        let owned = MotionView()
        super.init(owned)
        show()
    }
}
