// swift-format-ignore-file
// Made by `genvc-dev update` of Relations.yml: it writes down what the screen tells.

import UIKit

typealias RelationsForm = RelationsViewController

final class RelationsOwner: ConstructOwner<RelationsForm> {
    init() {
        let owned = RelationsViewController()
        super.init(owned) { owned }
        show()
    }
}
