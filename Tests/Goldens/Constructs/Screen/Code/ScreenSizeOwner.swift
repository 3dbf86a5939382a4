// swift-format-ignore-file
// Made by `genvc-dev update` of ScreenSize.yml: it writes down what the screen tells.

import UIKit

typealias ScreenSizeForm = ScreenSizeViewController

final class ScreenSizeOwner: ConstructOwner<ScreenSizeForm> {
    init() {
        let owned = ScreenSizeViewController()
        super.init(owned) { owned }
        show()
    }
}
