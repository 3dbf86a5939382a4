// swift-format-ignore-file
// Made by `genvc-dev update` of Relations.yml: it writes down what the view tells.

import UIKit

typealias RelationsForm = RelationsView

final class RelationsOwner: ConstructOwner<RelationsForm> {
    init() {
        let owned = RelationsView()
        super.init(owned)
        show()
    }
}
