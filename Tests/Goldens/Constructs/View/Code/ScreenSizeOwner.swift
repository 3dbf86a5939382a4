// swift-format-ignore-file
// Made by `genvc-dev update` of ScreenSize.yml: it writes down what the view tells.

import UIKit

typealias ScreenSizeForm = ScreenSizeView

final class ScreenSizeOwner: ConstructOwner<ScreenSizeForm> {
    init() {
        let owned = ScreenSizeView()
        super.init(owned)
        show()
    }
}
